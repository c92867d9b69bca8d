import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compressed, decompressed } from './brotli.ts'

/**
 * Digests are half of a manifest, and hexadecimal digits take more room than the octets, however they are compressed.
 */
const digest = /(?<="sha256":")[\da-f]{64}(?=")/g

const mark = '"sha256":""'

const lengthOfDigest = 32

/** A manifest as a package has it: its text without digests, compressed, and the digests, 32 octets each. */
function packedPaths(folder: string): readonly [text: string, digests: string] {
  const dist = join(dirname(resolve(folder)), 'dist')
  return [join(dist, 'manifest.json.br'), join(dist, 'manifest.digests')]
}

/**
 * Writes the manifest of the corpus in a folder to where a package has it.
 *
 * @param quality of the compression: the default takes seconds for tens of thousands of cases.
 */
export function packManifest(folder: string, text: string, quality = 10): void {
  const [bare, digests] = packedPaths(folder)
  writeFileSync(bare, compressed(text.replace(digest, ''), quality))
  writeFileSync(digests, Buffer.from((text.match(digest) ?? []).join(''), 'hex'))
}

function unpacked(bare: string, digests: Buffer): string {
  const [first = '', ...parts] = bare.split(mark)
  const withDigest = (part: string, index: number) => {
    const from = index * lengthOfDigest
    return `"sha256":"${digests.toString('hex', from, from + lengthOfDigest)}"${part}`
  }
  return `${first}${parts.map(withDigest).join('')}`
}

function isPacked(folder: string): boolean {
  return existsSync(join(folder, 'manifest.schema.json')) && packedPaths(folder).every(existsSync)
}

/** Whether there is a corpus in a folder: its manifest is a file of it, or packed as in a package. */
export function hasManifest(folder: string): boolean {
  return existsSync(join(folder, 'manifest.json')) || isPacked(folder)
}

/** The text of the manifest of a packed corpus without digests, in UTF-8; `undefined` where it is not packed. */
export function bareManifestIn(folder: string): Buffer | undefined {
  return isPacked(folder) ? decompressed(readFileSync(packedPaths(folder)[0])) : undefined
}

/** The text of the manifest of the corpus in a folder; `undefined` where there is none. */
export function manifestTextIn(folder: string): string | undefined {
  const file = join(folder, 'manifest.json')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const bare = bareManifestIn(folder)
  return bare && unpacked(bare.toString(), readFileSync(packedPaths(folder)[1]))
}
