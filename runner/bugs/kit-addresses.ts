import { toBytes } from '#generators/words/bytes'
import type { Reproduction } from '../fuzz/reduce/subject.ts'
import { fragmentOf, longestFragment } from '../playground/address.ts'

/** Where a playground opens the modules of a kit; nothing without a playground, or if the module is longer than addresses can be. */
export interface KitAddresses {
  /** The address of the module from the index of the kits. */
  readonly playground?: string
  /** The addresses of the module and its valid twin from the folder of the kit. */
  readonly addresses?: { readonly module: string; readonly control?: string }
}

/** Whether an address is the same from every folder. */
function isWhole(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address)
}

async function moduleFragment(words: Uint32Array, environment: string): Promise<string> {
  const module = { kind: 'octets', octets: toBytes(words) } as const
  return await fragmentOf({ module, settings: { environment } })
}

/**
 * The addresses of the very modules of a kit, which no corpus has: they are in the fragment.
 *
 * @param playground the address of the page, from the index of the kits.
 */
export async function kitAddresses(
  playground: string | undefined,
  { asked, control }: Pick<Reproduction, 'asked' | 'control'>,
): Promise<KitAddresses> {
  if (playground === undefined) return {}
  const { name } = asked.environment
  const module = await moduleFragment(asked.words, name)
  if (module.length > longestFragment) return {}
  const page = isWhole(playground) ? playground : `../${playground}`
  const twin = control === null ? undefined : await moduleFragment(control, name)
  const hasTwin = twin !== undefined && twin.length <= longestFragment
  return {
    playground: `${playground}#${module}`,
    addresses: { module: `${page}#${module}`, ...(hasTwin ? { control: `${page}#${twin}` } : {}) },
  }
}
