import { swapped } from '../words/bytes.ts'
import { headerLength } from '../words/header.ts'
import type { Transformation } from './transformation.ts'

export const transformation: Transformation = {
  name: 'swap-byte-order',
  summary: 'the bytes of every word stand in the other order',
  preserves: 'every-verdict',
  apply: (words) => (words.length < headerLength ? undefined : swapped(words)),
}
