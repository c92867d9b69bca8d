import type { RuleCase } from '../case-makers.ts'
import { capabilityCases } from './cases-capabilities.ts'
import { capturedBufferCases } from './cases-captured-buffers.ts'
import { decorationCases } from './cases-decorations.ts'
import { featureCases } from './cases-features.ts'
import { imageCases } from './cases-images.ts'
import { limitCases } from './cases-limits.ts'
import { locationCases } from './cases-locations.ts'
import { modeCases } from './cases-modes.ts'
import { outputCases } from './cases-outputs.ts'
import { propertyCases } from './cases-properties.ts'
import { rayCases } from './cases-rays.ts'
import { runtimeCases } from './cases-runtime.ts'
import { scopeCases } from './cases-scopes.ts'
import { semanticsCases } from './cases-semantics.ts'
import { tensorCases } from './cases-tensors.ts'
import { feedbackCases } from './cases-transform-feedback.ts'
import { variableCases } from './cases-variables.ts'

/** Every case of a rule of the text. */
export const cases: readonly RuleCase[] = [
  ...scopeCases,
  ...semanticsCases,
  ...imageCases,
  ...variableCases,
  ...decorationCases,
  ...locationCases,
  ...rayCases,
  ...modeCases,
  ...outputCases,
  ...capabilityCases,
  ...limitCases,
  ...featureCases,
  ...propertyCases,
  ...feedbackCases,
  ...runtimeCases,
  ...capturedBufferCases,
  ...tensorCases,
]
