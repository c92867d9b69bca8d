import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const type = 'Modifications: 3.56.6 Type-Declaration Instructions: OpTypeVectorIdEXT'

const universal = 'Modifications: 2.16 Validation Rules: 2.16.1 Universal Validation Rules'

const notes = 'In modules that declare LongVectorEXT.'

/** Types of long vectors, the matrices without them, and the memory that they may be in. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(type, 'type', {
    'long-vector-has-scalar-components': {
      summary:
        'The Component Type of an OpTypeVectorIdEXT is an OpTypeInt, OpTypeFloat or OpTypeBool.',
      notes,
    },
    'component-count-is-a-32-bit-integer-constant': {
      summary:
        'The Component Count of an OpTypeVectorIdEXT is a constant instruction whose type is a 32-bit OpTypeInt of either signedness.',
      notes: `${notes} Specialization constants included.`,
    },
    'component-count-is-not-zero': {
      summary: 'The Component Count of an OpTypeVectorIdEXT is not a constant of zero.',
      notes: `${notes} The value of a specialization constant is not judged.`,
    },
  }),
  ...rowsIn(universal, 'type', {
    'matrix-has-columns-of-2-to-4-components': {
      summary:
        'The Column Type of an OpTypeMatrix, if it is a vector type, is an OpTypeVector of two, three or four components.',
      notes: `${notes} Other Column Types are refused by core/matrix-column-type.`,
    },
  }),
  ...rowsIn(universal, 'storage-class', {
    'long-vectors-are-allocated-in-listed-storage-classes': {
      summary:
        'If what an OpVariable points to, or the Data Type of an OpUntypedVariableKHR, is or contains a vector type of more than four components, the variable is in Function, Private, Uniform, Workgroup, StorageBuffer, PhysicalStorageBuffer, PushConstant, ShaderRecordBufferKHR, CrossWorkgroup, Generic or UniformConstant.',
      notes: `${notes} Revision 1 does not list UniformConstant; NOTES.md says why it is not judged. Nor is a number of components that specialization decides. In environments of Vulkan, Vulkan-environment/long-vector-storage-class judges OpVariable.`,
    },
  }),
]
