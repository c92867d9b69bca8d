import { row } from '../row.ts'

const language = '2.1 Language Capabilities'
const unified = '2.22 Unified Specification'

/** What capabilities, extensions and versions a module must have for what it uses. */
export const rules = [
  row(
    'capability',
    'instruction-capability',
    language,
    'For every instruction that has enabling capabilities one of them is declared or implied.',
  ),
  row(
    'capability',
    'operand-capability',
    language,
    'For every enumerant among the operands that has enabling capabilities one of them is declared or implied.',
    {
      notes:
        'Capability operands of OpCapability imply theirs instead. A BuiltIn on a structure member counts as used only where the member is, which is not decided.',
    },
  ),
  row(
    'capability',
    'capability-available',
    unified,
    'Every declared capability exists in the version of the module or comes with a declared extension.',
  ),
  row(
    'capability',
    'instruction-available',
    unified,
    'Every instruction exists in the version of the module or comes with a declared extension.',
  ),
  row(
    'capability',
    'operand-available',
    unified,
    'Every enumerant among the operands exists in the version of the module or comes with a declared extension.',
  ),
  row(
    'capability',
    'instruction-removed',
    unified,
    'No instruction is used that is missing after an earlier version.',
  ),
  row(
    'capability',
    'operand-removed',
    unified,
    'No enumerant is used that is missing after an earlier version.',
  ),
  row(
    'capability',
    'vulkan-memory-model-capability',
    '3.2.4 Memory Model: Vulkan',
    'A module that declares the VulkanMemoryModel capability has the Vulkan memory model.',
    { notes: 'The other direction is the enabling capability of the enumerant.' },
  ),
  row(
    'capability',
    'non-semantic-extension',
    '3.3.4 Extension Instructions: OpExtInstImport; SPV_KHR_non_semantic_info',
    'Before version 1.6 an import whose name begins with "NonSemantic." needs the extension SPV_KHR_non_semantic_info.',
    { versions: { until: 0x0001_05ff } },
  ),
  row(
    'operand',
    'extended-set-is-import',
    '3.3.4 Extension Instructions: OpExtInst',
    'Set of an extended instruction is an OpExtInstImport.',
  ),
  row(
    'semantics',
    'non-semantic-result-use',
    '3.3.4 Extension Instructions: OpExtInstImport',
    'The result of a non-semantic instruction is used by non-semantic instructions only, names apart.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'forward-reference-present',
    'SPV_KHR_relaxed_extended_instruction: Validation Rules',
    'Every OpExtInstWithForwardRefsKHR has an operand that is defined later.',
  ),
  row(
    'operand',
    'forward-reference-non-semantic',
    'SPV_KHR_relaxed_extended_instruction: Validation Rules',
    'The set of every OpExtInstWithForwardRefsKHR is non-semantic.',
  ),
]
