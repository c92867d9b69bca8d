import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Entry points and their modes. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'entry-point-signature',
    'None-04633',
    'The OpTypeFunction of the function of every OpEntryPoint has return type OpTypeVoid and no parameters.',
  ),
  row(
    'semantics',
    'no-recursion',
    'None-04634',
    'No function that an entry point calls, directly or through others (itself included), calls itself directly or through others.',
  ),
  row(
    'environment',
    'addressing-model',
    'None-04635',
    'The addressing model of OpMemoryModel is Logical or PhysicalStorageBuffer64.',
  ),
  row(
    'environment',
    'origin-upper-left',
    'OriginLowerLeft-04653',
    'No entry point has the execution mode OriginLowerLeft. That a Fragment entry point has OriginUpperLeft then follows from core/fragment-origin.',
  ),
  row(
    'environment',
    'pixel-center-integer',
    'PixelCenterInteger-04654',
    'No entry point has the execution mode PixelCenterInteger.',
  ),
  row(
    'environment',
    'local-size-specified',
    'None-10685',
    'Every entry point with execution model GLCompute, TaskNV, MeshNV, TaskEXT or MeshEXT has execution mode LocalSize, LocalSizeId or TileShadingRateQCOM, or the module has an object decorated with BuiltIn WorkgroupSize.',
  ),
]
