import { signatures as ofGroups } from '../../core/groups.ts'
import { signatures as ballots } from '../../core/groups-ballots.ts'
import { signatures as lanes } from '../../core/groups-lanes.ts'
import { signatures as values } from '../../core/groups-values.ts'
import { signatures as rotations } from '../../SPV_KHR_subgroup_rotate/rotation.ts'
import { signatures as partitions } from '../../SPV_NV_shader_subgroup_partitioned/partitions.ts'
import { emittersOf } from '../../signatures/emitters-of.ts'
import type { Signature } from '../../signatures/signature.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { write } from '../write.ts'

const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const acquireRelease = 0x8 | 0x100
const sequentiallyConsistent = 0x10 | 0x100
/** Memory semantics of a barrier: OpenCL 1.2 has those of its barriers alone. */
const ordering = ({ world }: Draft): number =>
  world.client === 'opencl' ? sequentiallyConsistent : acquireRelease
const hasGroups = ({ world }: Draft) =>
  world.shader && world.minor >= 3 && world.environment !== 'vulkan1.0'
const hasWorkgroups = ({ world }: Draft) => world.model === 'GLCompute' || world.model === 'Kernel'

/** Instructions of signatures, where such worlds are. */
function where(
  signatures: readonly Signature[],
  applies: Emitter['applies'],
  weight = 1,
): readonly Emitter[] {
  return emittersOf(signatures).instructions.map((row) => ({
    ...row,
    weight,
    applies: (draft) => applies(draft) && row.applies(draft),
  }))
}

/** Instructions on groups of invocations. */
export const groups: readonly Emitter[] = [
  ...where([...ballots, ...lanes, ...values], hasGroups),
  ...where(partitions, hasGroups, 5),
  // Vulkan has rotations within a subgroup alone.
  ...where(rotations, (draft) => hasGroups(draft) && draft.world.client === 'universal', 15),
  ...where(ofGroups, ({ world }) => world.client === 'universal'),
  emitter(
    'control-barrier',
    2,
    (draft) => {
      const scope = uint(draft, workgroup)
      write(draft, 'OpControlBarrier', scope, scope, uint(draft, ordering(draft)))
    },
    hasWorkgroups,
  ),
  emitter(
    'memory-barrier',
    2,
    (draft) =>
      write(draft, 'OpMemoryBarrier', uint(draft, workgroup), uint(draft, ordering(draft))),
    hasWorkgroups,
  ),
]
