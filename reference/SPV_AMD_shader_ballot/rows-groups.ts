import { enumerants, executed, relation, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, integer, numerical } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const floats = 'OpGroupFAddNonUniformAMD OpGroupFMinNonUniformAMD OpGroupFMaxNonUniformAMD'
const integers = ['IAdd', 'UMin', 'SMin', 'UMax', 'SMax']
  .map((name) => `OpGroup${name}NonUniformAMD`)
  .join(' ')

export const rows: readonly SentenceRow[] = [
  ...rowsAt(integers, { 'integer-group-result-is-an-integer': type('Result Type', integer()) }),
  ...rowsAt(floats, { 'float-group-result-is-a-number': type('Result Type', numerical) }),
  ...rowsAt(
    floats,
    { 'float-group-result-is-a-float': type('Result Type', float()) },
    type('Result Type', numerical),
  ),
  ...rowsAt(`${integers} ${floats}`, {
    'group-operand-has-the-result-type': relation('X', 'same-type', 'Result Type'),
  }),
  // In Vulkan, Vulkan-environment/group-operation-scope asks for Subgroup.
  ...rowsAt(
    `${integers} ${floats}`,
    {
      'group-execution-is-workgroup-or-subgroup': value(
        'Execution',
        enumerants('Scope', 'Workgroup', 'Subgroup'),
      ),
    },
    unless(executed({ clients: ['vulkan'] })),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_AMD_shader_ballot', rows)
