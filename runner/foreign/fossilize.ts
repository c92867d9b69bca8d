import { crc32, inflateSync } from 'node:zlib'
import { z } from 'zod'
import { type Problem, problem } from '../problem.ts'

/** A module of an archive. */
export interface ArchivedModule {
  /** The hash under which the archive has it: 16 hexadecimal digits. */
  readonly hash: string
  readonly words: Uint32Array
}

/** The contents of an archive, and the parts that could not be read. */
export interface FossilizeArchive {
  readonly modules: readonly ArchivedModule[]
  readonly problems: readonly Problem[]
}

/** The archive begins with these octets, three zeros and the version. */
const magic = Uint8Array.from([0x81, ...Buffer.from('FOSSILIZEDB', 'latin1'), 0, 0, 0])

/** Versions in which archives look like this. */
const [oldest, newest] = [5, 6]

/** Each entry begins with the tag of its kind (24 hexadecimal digits), its hash (16), and four words. */
const nameLength = 40
const headLength = nameLength + 16

/** The tag of modules among kinds of entries. */
const moduleTag = 4

/** More octets than any module has, so that a few octets do not inflate to all of memory. */
const mostOctets = 256 * 1024 * 1024

const stored = 1
const deflated = 2

/** One entry of the archive, still packed. */
interface FossilizeEntry {
  readonly tag: number
  readonly hash: string
  readonly format: number
  readonly checksum: number
  readonly size: number
  readonly payload: Buffer
}

/** Entries in their order. Returns where the archive is cut off, if it is. */
function* entriesOf(archive: Buffer): Generator<FossilizeEntry, number | undefined> {
  let offset = magic.length + 1
  while (offset < archive.length) {
    if (offset + headLength > archive.length) return offset
    const name = archive.toString('latin1', offset, offset + nameLength)
    const word = (index: number) => archive.readUInt32LE(offset + nameLength + 4 * index)
    const start = offset + headLength
    const end = start + word(0)
    if (end > archive.length) return offset
    yield {
      tag: Number.parseInt(name.slice(0, -16), 16),
      hash: name.slice(-16),
      format: word(1),
      checksum: word(2),
      size: word(3),
      payload: archive.subarray(start, end),
    }
    offset = end
  }
  return undefined
}

/** The octets of an entry; a sentence if they cannot be had. */
function unpacked({ format, checksum, size, payload }: FossilizeEntry): Buffer | string {
  if (checksum !== 0 && crc32(payload) !== checksum) return 'its checksum is wrong'
  if (size > mostOctets) return `it has ${size} octets, more than any module`
  if (format === stored) return payload
  if (format !== deflated) return `its compression ${format} is not known`
  try {
    return inflateSync(payload, { maxOutputLength: Math.max(1, size) })
  } catch {
    return 'it cannot be inflated'
  }
}

/** How the JSON of an entry describes its module: octets of words in a variable length after the JSON, and how many words they are. */
const moduleRow = z.looseObject({
  varintOffset: z.int().min(0),
  varintSize: z.int().min(0),
  codeSize: z.int().min(0).max(mostOctets).multipleOf(4),
})
const entrySchema = z.looseObject({ shaderModules: z.record(z.string(), moduleRow) })

/** Words, each written in one to five octets, seven bits in each, the lowest first. */
function wordsIn(octets: Uint8Array, count: number): Uint32Array | string {
  const words = new Uint32Array(count)
  let offset = 0
  for (let index = 0; index < count; index++) {
    let word = 0
    for (let shift = 0; ; shift += 7) {
      const octet = octets[offset++]
      if (octet === undefined) return `it ends in word ${index} of ${count}`
      if (shift > 28) return `word ${index} has more than five octets`
      word |= (octet & 0x7f) << shift
      if (octet < 0x80) break
    }
    words[index] = word
  }
  return offset === octets.length ? words : `it has octets after its ${count} words`
}

/** The module of an entry; a sentence if it cannot be had. */
function moduleOf(entry: FossilizeEntry): Uint32Array | string {
  const octets = unpacked(entry)
  if (typeof octets === 'string') return octets
  const end = octets.indexOf(0)
  if (end < 0) return 'no words follow its description'
  let described: unknown
  try {
    described = JSON.parse(octets.toString('utf8', 0, end))
  } catch {
    return 'its description is not JSON'
  }
  const read = entrySchema.safeParse(described)
  const [row] = read.success ? Object.values(read.data.shaderModules) : []
  if (row === undefined) return 'its description is of another version'
  const start = end + 1 + row.varintOffset
  return wordsIn(octets.subarray(start, start + row.varintSize), row.codeSize / 4)
}

/**
 * The modules of an archive of Fossilize, the layer with which drivers and games record pipelines (`.foz`, see the repository
 * ValveSoftware/Fossilize). An archive whose writer was ended is cut off in its last entry: the entries before it are read.
 *
 * @param file for problems.
 */
export function readFossilize(octets: Uint8Array, file: string): FossilizeArchive | Problem {
  const archive = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength)
  if (!archive.subarray(0, magic.length).equals(magic))
    return problem('not-archive', `${file}: not an archive of Fossilize`)
  const version = archive[magic.length]
  if (version === undefined || version < oldest || version > newest)
    return problem(
      'other-version',
      `${file}: version ${version} of Fossilize's archives`,
      `versions ${oldest} to ${newest} are read`,
    )
  const modules = new Map<string, Uint32Array>()
  const problems: Problem[] = []
  const entries = entriesOf(archive)
  let next = entries.next()
  for (; !next.done; next = entries.next()) {
    const entry = next.value
    if (entry.tag !== moduleTag) continue
    const words = moduleOf(entry)
    if (typeof words === 'string')
      problems.push(problem('bad-entry', `${file}: module ${entry.hash}: ${words}`))
    else modules.set(entry.hash, words)
  }
  if (next.value !== undefined)
    problems.push(
      problem(
        'cut-off',
        `${file}: cut off in the entry at byte ${next.value}`,
        `${modules.size} modules before it are used`,
      ),
    )
  return { modules: [...modules].map(([hash, words]) => ({ hash, words })), problems }
}

/** Whether a path is that of an archive. */
export function isFossilize(path: string): boolean {
  return /\.foz$/i.test(path)
}
