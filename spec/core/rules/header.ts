import { row } from '../row.ts'

const section = '2.3 Physical Layout of a SPIR-V Module and Instruction'

/** The header, apart from the parts that decoding depends on. */
export const rules = [
  row(
    'grammar',
    'version-known',
    section,
    'The version word is an existing SPIR-V version, 1.0 to 1.6, with zero in its first and last byte.',
  ),
  row(
    'environment',
    'version-in-environment',
    `${section}; 2.22 Unified Specification`,
    'The version of the module is not newer than the environment accepts.',
    {
      decidable: 'environment',
      why: 'the accepted versions are a property of the environment, not of the module',
      confidence: 'derived',
    },
  ),
  row('grammar', 'schema-zero', section, 'The reserved schema word is 0.'),
  row(
    'limit',
    'bound-limit',
    '2.17 Universal Limits: Result <id> bound',
    'The bound is at most 4,194,303.',
    {
      confidence: 'derived',
      notes:
        'The limits are minimums that every consumer must support; modules are required to stay within them.',
    },
  ),
]
