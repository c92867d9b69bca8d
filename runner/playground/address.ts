/** How a module is judged, as controls of the page set it. */
export interface Settings {
  readonly environment: string
  /** Dates of versions of texts, where they are not the newest. */
  readonly revisions: Readonly<Record<string, string>>
  /** Names of members of `BlockLayouts` that are allowed. */
  readonly layouts: readonly string[]
  /** JSON of limits and features of a device. */
  readonly limits?: string
}

/** A module as an address names it. */
export type AddressedModule =
  | { readonly kind: 'case'; readonly id: string }
  | { readonly kind: 'assembly'; readonly text: string }
  | { readonly kind: 'octets'; readonly octets: Uint8Array }

/** What an address reproduces. */
export interface Address {
  readonly module?: AddressedModule
  readonly settings: Partial<Settings>
}

/** An address that cannot be read, and what a reader can do. */
export interface AddressProblem {
  readonly trouble: string
}

/** Browsers and messengers cut longer addresses. */
export const longestFragment = 32 * 1024

/** More octets do not come out of an address, however well they are packed. */
const mostOctets = 64 * 1024 * 1024

/** Marks what is packed and what is plain. */
const [packedMark, plainMark] = ['z.', 'p.']

function base64url(octets: Uint8Array): string {
  let letters = ''
  for (let start = 0; start < octets.length; start += 8192)
    letters += String.fromCharCode(...octets.subarray(start, start + 8192))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    // A length that no octets have.
    return undefined
  }
}

/** All octets of a stream; `undefined` if they are not deflated data, or too many. */
async function octetsOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length
      if (length > mostOctets) {
        await reader.cancel()
        return undefined
      }
      chunks.push(read.value)
    }
  } catch {
    return undefined
  }
  const octets = new Uint8Array(length)
  let position = 0
  for (const chunk of chunks) {
    octets.set(chunk, position)
    position += chunk.length
  }
  return octets
}

/** Octets as a part of an address: deflated where the browser can. */
async function pack(octets: Uint8Array): Promise<string> {
  const plain = () => `${plainMark}${base64url(octets)}`
  if (typeof CompressionStream === 'undefined') return plain()
  const stream = new Blob([new Uint8Array(octets)]).stream()
  const packed = await octetsOf(stream.pipeThrough(new CompressionStream('deflate-raw')))
  return packed === undefined || packed.length >= octets.length
    ? plain()
    : `${packedMark}${base64url(packed)}`
}

async function unpack(name: string, text: string): Promise<Uint8Array | AddressProblem> {
  const octets = fromBase64url(text.slice(2))
  const garbled = {
    trouble: `The address is damaged: its part '${name}' cannot be unpacked. Ask for the link again, or for the file.`,
  }
  if (octets === undefined) return garbled
  if (text.startsWith(plainMark)) return octets
  if (!text.startsWith(packedMark))
    return {
      trouble: `The address was written by another version of this page: its part '${name}' is unknown here.`,
    }
  if (typeof DecompressionStream === 'undefined')
    return {
      trouble: 'This browser cannot unpack the module of this address. Ask for the file instead.',
    }
  const stream = new Blob([octets]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return (await octetsOf(stream)) ?? garbled
}

async function modulePart(module: AddressedModule): Promise<readonly [string, string]> {
  if (module.kind === 'case') return ['case', module.id]
  if (module.kind === 'octets') return ['octets', await pack(module.octets)]
  return ['text', await pack(new TextEncoder().encode(module.text))]
}

/** A part of an address; what names and values of ours have needs no escaping there. */
function part([name, value]: readonly [string, string]): string {
  return `${name}=${encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

/** The fragment of an address, without `#`, that {@link readFragment} reads again. */
export async function fragmentOf({ module, settings }: Address): Promise<string> {
  const { environment, revisions = {}, layouts = [], limits } = settings
  const dates = Object.entries(revisions).map((pair) => pair.join(':'))
  const parts: (readonly [string, string])[] = [
    ...(module === undefined ? [] : [await modulePart(module)]),
    ...(environment === undefined ? [] : [['env', environment] as const]),
    ...(dates.length === 0 ? [] : [['revisions', dates.join(',')] as const]),
    ...(layouts.length === 0 ? [] : [['layouts', layouts.join(',')] as const]),
    ...(limits === undefined
      ? []
      : [['limits', await pack(new TextEncoder().encode(limits))] as const]),
  ]
  return parts.map(part).join('&')
}

const known = new Set(['case', 'text', 'octets', 'env', 'revisions', 'layouts', 'limits', 'tab'])

function partsOf(fragment: string): ReadonlyMap<string, string> | AddressProblem {
  const parts = new Map<string, string>()
  for (const written of fragment.split('&').filter((text) => text !== '')) {
    const equals = written.indexOf('=')
    const name = written.slice(0, Math.max(equals, 0))
    if (!known.has(name))
      return {
        trouble: `The address cannot be read: '${written.slice(0, 40)}' is no part that this page knows.`,
      }
    try {
      parts.set(name, decodeURIComponent(written.slice(equals + 1)))
    } catch {
      return { trouble: `The address is damaged: its part '${name}' is not text.` }
    }
  }
  return parts
}

async function moduleIn(
  parts: ReadonlyMap<string, string>,
): Promise<AddressedModule | AddressProblem | undefined> {
  const id = parts.get('case')
  if (id !== undefined) return { kind: 'case', id }
  for (const name of ['text', 'octets'] as const) {
    const value = parts.get(name)
    if (value === undefined) continue
    const octets = await unpack(name, value)
    if ('trouble' in octets) return octets
    return name === 'octets'
      ? { kind: 'octets', octets }
      : { kind: 'assembly', text: new TextDecoder().decode(octets) }
  }
  return undefined
}

function revisionsIn(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(':'))
  return Object.fromEntries(pairs.map(([name = '', date = '']) => [name, date]))
}

/** What a fragment, without `#`, reproduces. Names in it are not compared with those that there are. */
export async function readFragment(fragment: string): Promise<Address | AddressProblem> {
  const parts = partsOf(fragment)
  if ('trouble' in parts) return parts
  const module = await moduleIn(parts)
  if (module !== undefined && 'trouble' in module) return module
  const limits = parts.get('limits')
  const device = limits === undefined ? undefined : await unpack('limits', limits)
  if (device !== undefined && 'trouble' in device) return device
  const environment = parts.get('env')
  const revisions = parts.get('revisions')
  const layouts = parts.get('layouts')
  return {
    ...(module === undefined ? {} : { module }),
    settings: {
      ...(environment === undefined ? {} : { environment }),
      ...(revisions === undefined ? {} : { revisions: revisionsIn(revisions) }),
      ...(layouts === undefined ? {} : { layouts: layouts.split(',') }),
      ...(device === undefined ? {} : { limits: new TextDecoder().decode(device) }),
    },
  }
}
