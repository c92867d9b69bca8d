import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorText } from '../../error-text.ts'
import { type Problem, problem } from '../../problem.ts'
import type { BlobStore } from './blob-store.ts'
import { directoryStore } from './directory-store.ts'
import { openS3Store } from './s3-store.ts'

/** The store at a folder, which is made, or at `s3://bucket/prefix`. */
export async function openBlobStore(place: string): Promise<BlobStore | Problem> {
  if (/^s3:/i.test(place)) return openS3Store(place)
  const folder = resolve(place)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    return problem('no-place', `--blobs ${place}: ${errorText(error)}`)
  }
  return directoryStore(folder)
}
