import { enumerants, executed, relation, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyScalar,
  float,
  integer,
  numerical,
  scalarOrVector,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'

function groups(names: string): string {
  return names
    .split(' ')
    .map((name) => `OpGroup${name}NonUniformAMD`)
    .join(' ')
}

const set = 'SPV_AMD_shader_ballot'
const constants = { classes: ['Constant-Creation'], instructions: ['OpCompositeConstruct'] }

function constantVector(name: string, instruction: string, count: number): readonly SentenceRow[] {
  const size = { 3: 'three', 4: 'four' }[count]
  return rowsAbout(
    instruction,
    { instructions: [instruction], set },
    {
      [`${name}-is-${size}-unsigned-integers`]: type(name, vector(unsigned(), count)),
      [`${name}-is-constant`]: { shape: 'origin', slots: [name], among: constants },
    },
  )
}

/** The sentences about group operations, and about the instructions of the set. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(groups('IAdd UMin SMin UMax SMax'), {
    'integer-group-result-is-an-integer': type('Result Type', integer()),
  }),
  ...rowsAt(groups('FAdd FMin FMax'), {
    'float-group-result-is-a-number': type('Result Type', numerical),
  }),
  ...rowsAt(
    groups('FAdd FMin FMax'),
    { 'float-group-result-is-a-float': type('Result Type', float()) },
    type('Result Type', numerical),
  ),
  ...rowsAt(groups('IAdd FAdd FMin UMin SMin FMax UMax SMax'), {
    'group-operand-has-the-result-type': relation('X', 'same-type', 'Result Type'),
  }),
  ...rowsAt(
    groups('IAdd FAdd FMin UMin SMin FMax UMax SMax'),
    {
      'group-execution-is-workgroup-or-subgroup': value(
        'Execution',
        enumerants('Scope', 'Workgroup', 'Subgroup'),
      ),
    },
    unless(executed({ clients: ['vulkan'] })),
  ),
  ...rowsAbout(
    'SwizzleInvocationsAMD, SwizzleInvocationsMaskedAMD',
    { instructions: ['SwizzleInvocationsAMD', 'SwizzleInvocationsMaskedAMD'], set },
    {
      'swizzled-data-is-a-scalar-or-vector': type('data', scalarOrVector(anyScalar)),
      'swizzle-results-in-the-type-of-the-data': relation('data', 'same-type', 'Result Type'),
    },
  ),
  ...constantVector('offset', 'SwizzleInvocationsAMD', 4),
  ...constantVector('mask', 'SwizzleInvocationsMaskedAMD', 3),
  ...rowsAbout(
    'WriteInvocationAMD',
    { instructions: ['WriteInvocationAMD'], set },
    {
      'written-result-is-a-scalar-or-vector': type('Result Type', scalarOrVector(anyScalar)),
      'written-values-have-the-result-type': relation(
        ['inputValue', 'writeValue'],
        'same-type',
        'Result Type',
      ),
      'invocation-index-is-a-32-bit-unsigned-integer': type('invocationIndex', unsigned(32)),
    },
  ),
  ...rowsAbout(
    'MbcntAMD',
    { instructions: ['MbcntAMD'], set },
    {
      'mbcnt-results-in-a-32-bit-unsigned-integer': type('Result Type', unsigned(32)),
      'mbcnt-mask-is-an-unsigned-integer': type('mask', unsigned()),
    },
  ),
  ...rowsAbout(
    'MbcntAMD',
    { instructions: ['MbcntAMD'], set },
    { 'mbcnt-mask-has-32-bits': type('mask', unsigned(32)) },
    type('mask', unsigned()),
  ),
]
