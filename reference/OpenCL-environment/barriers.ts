import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { oneOf, oneOrder, ordered, scoped } from './shared/known-operands.ts'

const copies = ['OpGroupAsyncCopy', 'OpGroupWaitEvents']
const withExecution = instructions.filter(({ operands }) =>
  operands.some(({ kind, name }) => kind === 'IdScope' && name === 'Execution'),
)

/** Names of the instructions with a scope for execution in classes of the grammar. */
function ofClasses(...classes: readonly string[]): readonly string[] {
  return withExecution.filter((row) => classes.includes(row.class)).map(({ name }) => name)
}

/** OpGroupNonUniform... is what core asks more of. */
const groups = ofClasses('Group').filter(
  (name) => !copies.includes(name) && !name.startsWith('OpGroupNonUniform'),
)
const ofUniformArithmetic = new Set(
  withExecution
    .filter(({ capabilities }) => capabilities.includes('GroupUniformArithmeticKHR'))
    .map(({ name }) => name),
)
const isWorkgroup = oneOf('Workgroup')
const barriers = ['OpControlBarrier', 'OpMemoryBarrier']
const allBarriers = [...barriers, 'OpMemoryNamedBarrier']
const sequentiallyConsistent = enumerant('MemorySemantics', 'SequentiallyConsistent')

/** Validation Rules: scopes, and the order of memory at barriers. */
export const checks: readonly Check[] = [
  scoped('OpenCL-environment/async-copy-scope', copies, 'execution', oneOf('Workgroup')),
  scoped('OpenCL-environment/group-scope', groups, 'execution', oneOf('Workgroup', 'Subgroup')),
  scoped(
    'OpenCL-environment/group-scope-subgroup',
    groups.filter((name) => !ofUniformArithmetic.has(name)),
    'execution',
    // The other scopes break group-scope.
    (scope) => !isWorkgroup(scope),
  ),
  scoped(
    'OpenCL-environment/execution-scope',
    ofClasses('Barrier', 'Pipe').filter((name) => !/EXT$/.test(name)),
    'execution',
    oneOf('Workgroup', 'Subgroup'),
  ),
  scoped(
    'OpenCL-environment/barrier-memory-scope',
    allBarriers,
    'memory',
    oneOf('CrossDevice', 'Device', 'Workgroup', 'Subgroup', 'Invocation'),
  ),
  scoped(
    'OpenCL-environment/barrier-memory-scope-workgroup',
    barriers,
    'memory',
    oneOf('Workgroup', 'Subgroup'),
  ),
  ordered('OpenCL-environment/barrier-memory-order', allBarriers, oneOrder),
  ordered('OpenCL-environment/barrier-sequentially-consistent', barriers, (order) =>
    order === sequentiallyConsistent ? undefined : 'the order is not SequentiallyConsistent alone',
  ),
]
