import { instructions } from '#spec/grammar/grammar'
import { instructionClass } from '../../core/shared/instruction-class.ts'
import { newInstructions } from './instructions.ts'

const names = instructions.map(({ name }) => name)

/** Its text asks of Value nothing that is about pointers. */
const replicating = 'OpCompositeConstructReplicateEXT'

/** Instructions of other extensions, for which their own texts say what they take and yield. */
const foreign = instructions
  .filter(({ version, name }) => version === null && !newInstructions.includes(name))
  .filter(({ name }) => name !== replicating)
  .map(({ name }) => name)

/** Instructions that name ids rather than take values. */
const annotating = instructions
  .filter((row) => ['Annotation', 'Debug'].includes(instructionClass(row)))
  .map(({ name }) => name)

/** Without variable pointers no other instruction has a logical pointer among its operands. */
export const takesLogicalPointers: ReadonlySet<string> = new Set([
  'OpLoad',
  'OpStore',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionCall',
  'OpImageTexelPointer',
  'OpCopyMemory',
  'OpCopyObject',
  'OpArrayLength',
  'OpUntypedArrayLengthKHR',
  'OpCopyMemorySized',
  ...names.filter((name) => name.startsWith('OpAtomic')),
  'OpExtInst',
  'OpEntryPoint',
  // An Initializer is judged by what the variable allocates.
  'OpVariable',
  'OpUntypedVariableKHR',
  ...annotating,
  ...foreign,
])

/** Without variable pointers no other instruction yields a logical pointer. A function is no value of what it returns. */
export const yieldsLogicalPointers: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionParameter',
  'OpImageTexelPointer',
  'OpCopyObject',
  'OpFunction',
  ...foreign,
])
