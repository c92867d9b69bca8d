import { opcodeOf } from '#spec/grammar/opcodes'
import { hyphened } from '../../signatures/hyphened.ts'
import { capabilityNamed, declare } from '../capability.ts'
import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawNumeric, type Numbers } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { boolType, type ScalarSpec, uintType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { write } from '../write.ts'

const subgroup = 3
const workgroup = 2
const opControlBarrier = opcodeOf('OpControlBarrier')
const opMemoryBarrier = opcodeOf('OpMemoryBarrier')
const capabilities = {
  plain: capabilityNamed('GroupNonUniform'),
  vote: capabilityNamed('GroupNonUniformVote'),
  ballot: capabilityNamed('GroupNonUniformBallot'),
  arithmetic: capabilityNamed('GroupNonUniformArithmetic'),
} as const
/** AcquireRelease, on memory of the workgroup. */
const acquireRelease = 0x8 | 0x100
const sequentiallyConsistent = 0x10 | 0x100
/** Memory semantics of a barrier: OpenCL 1.2 has those of its barriers alone. */
const ordering = ({ world }: Draft): number =>
  world.client === 'opencl' ? sequentiallyConsistent : acquireRelease
const hasGroups = ({ world }: Draft) =>
  world.shader && world.minor >= 3 && world.environment !== 'vulkan1.0'
const hasWorkgroups = ({ world }: Draft) => world.model === 'GLCompute' || world.model === 'Kernel'

/** A row for the invocations of a subgroup. */
function row(
  name: string,
  capability: keyof typeof capabilities,
  types: (draft: Draft) => readonly [result: Type, ...operands: Type[]],
  ...operation: readonly number[]
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: hyphened(name),
    weight: 1,
    applies: hasGroups,
    emit(draft) {
      const [result, ...operands] = types(draft)
      declare(draft, capabilities[capability])
      const scope = uint(draft, subgroup)
      const words = operands.map((type) => valueLike(draft, type))
      compute(draft, opcode, result, scope, ...operation, ...words)
      return true
    },
  }
}

const unsigned = ({ signed }: ScalarSpec) => !signed
const like = (kind: Numbers, passes?: (spec: ScalarSpec) => boolean) => (draft: Draft) => {
  const type = drawNumeric(draft, kind, passes)
  return [type, type] as const
}
const ballotOf = (draft: Draft) => vectorType(draft, uintType(draft), 4)
const reduce = 0

/** Instructions on groups of invocations. */
export const groups: readonly Emitter[] = [
  row('OpGroupNonUniformElect', 'plain', (draft) => [boolType(draft)]),
  row('OpGroupNonUniformAll', 'vote', (draft) => [boolType(draft), boolType(draft)]),
  row('OpGroupNonUniformAny', 'vote', (draft) => [boolType(draft), boolType(draft)]),
  row('OpGroupNonUniformBallot', 'ballot', (draft) => [ballotOf(draft), boolType(draft)]),
  row('OpGroupNonUniformBroadcastFirst', 'ballot', like('integer')),
  row('OpGroupNonUniformIAdd', 'arithmetic', like('integer'), reduce),
  row('OpGroupNonUniformFAdd', 'arithmetic', like('float'), reduce),
  row('OpGroupNonUniformUMin', 'arithmetic', like('integer', unsigned), reduce),
  row('OpGroupNonUniformBitwiseXor', 'arithmetic', like('integer'), reduce),
  {
    name: 'control-barrier',
    weight: 2,
    applies: hasWorkgroups,
    emit(draft) {
      const scope = uint(draft, workgroup)
      write(draft, opControlBarrier, scope, scope, uint(draft, ordering(draft)))
      return true
    },
  },
  {
    name: 'memory-barrier',
    weight: 2,
    applies: hasWorkgroups,
    emit(draft) {
      write(draft, opMemoryBarrier, uint(draft, workgroup), uint(draft, ordering(draft)))
      return true
    },
  },
]
