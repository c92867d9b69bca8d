import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const sized =
  'the workgroup size that a constant with BuiltIn WorkgroupSize, or else LocalSize or LocalSizeId, gives an entry point with execution model GLCompute, MeshEXT, MeshNV, TaskEXT or TaskNV'

/** Execution modes and the workgroup sizes that they ask for. */
export const rules: readonly RuleRow[] = [
  row(
    'layout',
    'derivative-group-quads-size',
    ['DerivativeGroupQuadsNV-04684', 'DerivativeGroupQuadsKHR-10151'],
    `With DerivativeGroupQuadsKHR, the first two dimensions of ${sized} are multiples of 2. Specialization constants are not judged.`,
  ),
  row(
    'layout',
    'derivative-group-linear-size',
    ['DerivativeGroupLinearNV-04778', 'DerivativeGroupLinearKHR-10152'],
    `With DerivativeGroupLinearKHR, the product of the dimensions of ${sized} is a multiple of 4. Specialization constants are not judged.`,
  ),
  row(
    'environment',
    'tile-shading-stage',
    'TileShadingQCOM-10686',
    'If TileShadingQCOM is declared, every entry point has execution model GLCompute or Fragment. An execution model whose entry points list or use a built-in of tiles is left to the rules of that built-in.',
  ),
  row(
    'environment',
    'tile-attachment-read-stage',
    'Execution-10687',
    'NonCoherentTileAttachmentReadQCOM is not on an entry point with execution model GLCompute. The other execution models are left to tile-shading-stage.',
  ),
  row(
    'environment',
    'tile-shading-rate-stage',
    'Execution-10688',
    'TileShadingRateQCOM is not on an entry point with execution model Fragment. The other execution models are left to tile-shading-stage.',
  ),
  row(
    'environment',
    'tile-shading-rate-alone',
    'TileShadingRateQCOM-10692',
    'An entry point with execution model GLCompute and TileShadingRateQCOM has neither LocalSize nor LocalSizeId.',
  ),
]
