import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { type Models, models } from '../shared/models.ts'
import { onlyIn } from '../shared/only-in.ts'

const fragment = models('Fragment')
const withGroups = fragment | models('GLCompute', 'MeshEXT', 'MeshNV', 'TaskEXT', 'TaskNV')
const capabilitiesOfGroups = ['ComputeDerivativeGroupQuadsKHR', 'ComputeDerivativeGroupLinearKHR']

/** Execution models in which there are derivatives. With the capabilities of an extension, only its text knows all of them. */
function deriving({ capabilities }: Module): Models {
  return capabilitiesOfGroups.some((name) => capabilities.has(name)) ? withGroups : fragment
}

const withBarriers = models('TessellationControl', 'GLCompute', 'Kernel')

const derivatives = instructions.filter((row) => row.class === 'Derivative').map(({ name }) => name)

/** Checks of the execution models that instructions are for. */
export const checks: readonly Check[] = [
  /** Section 3.3.17. */
  onlyIn(
    'core/fragment-control-flow',
    ['OpKill', 'OpTerminateInvocation', 'OpDemoteToHelperInvocation'],
    () => fragment,
  ),
  /** Sections 3.3.16 and 2.19. */
  onlyIn('core/derivative-in-fragment', derivatives, deriving),
  /** Section 3.3.10. */
  onlyIn(
    'core/implicit-lod-in-fragment',
    [
      'OpImageSampleImplicitLod',
      'OpImageSampleDrefImplicitLod',
      'OpImageSampleProjImplicitLod',
      'OpImageSampleProjDrefImplicitLod',
      'OpImageQueryLod',
      'OpImageSparseSampleImplicitLod',
      'OpImageSparseSampleDrefImplicitLod',
    ],
    deriving,
  ),
  /** Section 3.3.20. */
  onlyIn('core/barrier-execution-model', ['OpControlBarrier'], () => withBarriers),
]
