import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Validation Rules'

/** Rules on the declarations of a whole module: models and extensions. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'execution-model-kernel',
    section,
    'The Execution Model of every OpEntryPoint is Kernel.',
  ),
  row(
    'operand',
    'addressing-model-physical',
    section,
    'The Addressing Model of OpMemoryModel is Physical32 or Physical64.',
  ),
  row('operand', 'memory-model-opencl', section, 'The Memory Model of OpMemoryModel is OpenCL.'),
  row(
    'operand',
    'extension-of-spirv',
    'OpenCL Extensions: Declaring SPIR-V Extensions',
    'No OpExtension has the name of an OpenCL extension, which begins with cl_ or cles_.',
  ),
]
