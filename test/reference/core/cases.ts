import type { RuleCase } from '../case-makers.ts'
import { capabilityCases } from './cases-capabilities.ts'
import { chainCases } from './cases-chains.ts'
import { constructCases } from './cases-constructs.ts'
import { controlFlowCases } from './cases-control-flow.ts'
import { decidedCases } from './cases-decided.ts'
import { decoratedCases } from './cases-decorated.ts'
import { decoratedObjectCases } from './cases-decorated-objects.ts'
import { decorationCases } from './cases-decorations.ts'
import { dotCases } from './cases-dots.ts'
import { enqueueCases, imageCapabilityCases } from './cases-enqueue.ts'
import { glslCases } from './cases-glsl.ts'
import { groupCases } from './cases-groups.ts'
import { hintCases } from './cases-hints.ts'
import { imageAccessCases } from './cases-image-access.ts'
import { imageCases } from './cases-images.ts'
import { limitCases } from './cases-limits.ts'
import { memoryCases } from './cases-memory.ts'
import { modelCases } from './cases-models.ts'
import { modeCases } from './cases-modes.ts'
import { openclCases } from './cases-opencl.ts'
import { pipeCases, sizeCases } from './cases-pipes.ts'
import { pointeeCases } from './cases-pointees.ts'
import { pointerCases } from './cases-pointers.ts'
import { resourceCases } from './cases-resources.ts'
import { sampledImageCases } from './cases-sampled-images.ts'
import { structureCases } from './cases-structure.ts'
import { typeCases } from './cases-types.ts'
import { universalCases } from './cases-universal.ts'
import { valueCases } from './cases-values.ts'

/** Every case of a rule of core. */
export const cases: readonly RuleCase[] = [
  ...structureCases,
  ...controlFlowCases,
  ...constructCases,
  ...capabilityCases,
  ...modeCases,
  ...openclCases,
  ...glslCases,
  ...typeCases,
  ...decorationCases,
  ...decoratedCases,
  ...memoryCases,
  ...pointerCases,
  ...valueCases,
  ...imageCases,
  ...imageAccessCases,
  ...groupCases,
  ...limitCases,
  ...hintCases,
  ...dotCases,
  ...decoratedObjectCases,
  ...modelCases,
  ...pipeCases,
  ...sizeCases,
  ...pointeeCases,
  ...enqueueCases,
  ...imageCapabilityCases,
  ...chainCases,
  ...universalCases,
  ...resourceCases,
  ...sampledImageCases,
  ...decidedCases,
]
