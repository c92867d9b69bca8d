import { retargeted } from '../shared/retargeted.ts'

export const mutator = retargeted(
  {
    name: 'variable-decoration-elsewhere',
    rule: 'variable-decoration-targets-a-variable',
    summary: 'an untyped pointer that is no variable has a decoration for variables',
  },
  [
    'Invariant',
    'Location',
    'Index',
    'Binding',
    'DescriptorSet',
    'InputAttachmentIndex',
    'Constant',
  ],
  ['chain', 'copy', 'null', 'load', 'select', 'parameter'],
  ['OpUntypedArrayLengthKHR'],
)
