import { createHash } from 'node:crypto'
import { plainName } from '../../oracle/plain-name.ts'
import type { ObservedDisagreement } from '../observe/observation.ts'
import { signatureOf } from './signature-of.ts'

function slug(text: string, length: number): string {
  return text
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, length)
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
}

/** Name of a finding's folder: one for each signature, and readable. */
export function folderName(probe: string, disagreement: ObservedDisagreement): string {
  const hash = createHash('sha256').update(signatureOf(probe, disagreement)).digest('hex')
  const { outcome, key } = disagreement
  return [slug(plainName(probe), 32), outcome, slug(key, 48), hash.slice(0, 8)]
    .filter((part) => part !== '')
    .join('-')
}
