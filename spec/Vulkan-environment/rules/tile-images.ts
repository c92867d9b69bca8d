import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Locations of tile images. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'tile-image-locations-differ',
    'TileImageEXT-08723',
    'No two variables with storage class TileImageEXT in the interface of an entry point have a location in common: one of an array has as many as the array is long, from its Location on.',
    {
      notes:
        'A variable without Location has none. A Length that specialization decides counts as 1.',
    },
  ),
]
