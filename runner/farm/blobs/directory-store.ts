import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '../sha256.ts'
import { type BlobStore, isBlobName, largestBlob } from './blob-store.ts'

/** Blobs as files below a folder that all machines of a farm share. A file appears whole or not at all. */
export function directoryStore(folder: string): BlobStore {
  const fileOf = (name: string): string => {
    if (!isBlobName(name)) throw new Error('a blob must be named by its SHA-256')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    shown: folder,
    put: async (octets) => {
      if (octets.length > largestBlob) throw new Error(`a blob has ${octets.length} octets`)
      const name = sha256(octets)
      const file = fileOf(name)
      if (existsSync(file)) return name
      await mkdir(dirname(file), { recursive: true })
      const unfinished = join(dirname(file), `.${name}.${randomBytes(6).toString('hex')}`)
      try {
        await writeFile(unfinished, octets)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return name
    },
    get: async (name) => {
      const file = fileOf(name)
      if ((await stat(file)).size > largestBlob) throw new Error(`the blob ${name} is too large`)
      const octets = await readFile(file)
      if (sha256(octets) !== name) throw new Error(`the blob ${name} has other octets`)
      return octets
    },
  }
}
