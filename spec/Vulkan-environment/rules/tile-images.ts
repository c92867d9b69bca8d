import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Locations of tile images. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'tile-image-locations-differ',
    'TileImageEXT-08723',
    'No two variables with storage class TileImageEXT in the interface of an entry point have the same Location.',
    {
      notes:
        'SPV_EXT_shader_tile_image/variable-is-a-tile-image decides what the variables are, and that no arrays are among them.',
    },
  ),
]
