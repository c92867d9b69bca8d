import { decorationTarget } from './shared/decoration-target.ts'

/** Decoration: those that the core specification lets stand on variables only, BuiltIn and LinkageAttributes apart. */
export const check = decorationTarget(
  'SPV_KHR_untyped_pointers/variable-decoration-targets-a-variable',
  [
    'Invariant',
    'Location',
    'Index',
    'Binding',
    'DescriptorSet',
    'InputAttachmentIndex',
    'Constant',
  ],
  ({ name }) => name === 'OpUntypedVariableKHR',
)
