import { describe, expect, test } from 'vitest'
import { compareRows } from '#runner/rows/compare-rows'
import {
  capability,
  constant,
  enumerants,
  executed,
  fixedConstant,
  notStoredIn,
  numbers,
  placed,
  present,
  relation,
  resultOf,
  type SentenceFact,
  storedIn,
  type,
  unless,
  used,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyScalar,
  containing,
  declared,
  float,
  integer,
  numerical,
  oneOf,
  pointer,
  scalarOrVector,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'

const rotate = 'OpGroupNonUniformRotateKHR'
const vulkan = executed({ clients: ['vulkan'] })

const read: Readonly<Record<string, readonly SentenceRow[]>> = {
  result: rowsAt(rotate, { result: type('Result Type', scalarOrVector(anyScalar)) }),
  value: rowsAt(rotate, { value: relation('Value', 'same-type', 'Result Type') }),
  delta: rowsAt(rotate, { delta: type('Delta', unsigned(32)) }),
  cluster: rowsAt(rotate, { cluster: value('ClusterSize', constant) }),
  execution: rowsAt(
    rotate,
    { execution: value('Execution', enumerants('Scope', 'Workgroup', 'Subgroup')) },
    unless(vulkan),
  ),
  partition: rowsAt('OpGroupNonUniformPartitionEXT', {
    partition: type('Result Type', vector(integer(32), 4)),
  }),
  width: rowsAt('OpTypeFloat', { width: value('Width', numbers(16)) }),
  minimum: rowsAt('OpAtomicFMinEXT OpAtomicFMaxEXT', {
    minimum: [
      type('Result Type', float()),
      relation('Pointer / pointee', 'same-type', 'Result Type'),
    ],
  }),
  variable: rowsAt('OpVariable', { variable: storedIn('Storage Class', 'Function', 'Private') }),
  load: rowsAt('OpLoad', { load: type('Pointer', pointer(integer(), 'Function')) }),
  origin: rowsAt('OpImageTexelPointer', { origin: resultOf('Image', 'OpVariable') }),
  dot: rowsAt(
    'OpDot',
    { dot: capability('BFloat16DotProductKHR') },
    type('Result Type', float(16, ['BFloat16KHR'])),
  ),
  kill: rowsAt('OpKill', { kill: executed({ models: ['Fragment'] }) }),
  phi: rowsAt('OpPhi', { phi: placed('first-in-block') }),
  version: rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformRotateKHR'] },
    { version: executed({ since: 3 }) },
  ),
  objects: rowsAbout(
    '2.16.1',
    { objects: containing(float(undefined, ['BFloat16KHR'])) },
    {
      objects: used({
        users: { classes: ['Memory', 'Debug'], instructions: ['OpDot', 'OpSelect'] },
      }),
    },
  ),
  decoration: rowsAbout(
    'Decoration',
    { decorations: ['SaturatedToLargestFloat8NormalConversionEXT'] },
    {
      decoration: resultOf('Target', 'OpFConvert', 'OpConvertSToF'),
    },
  ),
  ballot: rowsAt(
    'OpGroupNonUniformIAdd',
    { ballot: value('ClusterSize', present) },
    value('Operation', enumerants('GroupOperation', 'PartitionedReduceEXT')),
  ),
}

const correct = Object.values(read).flat()

/** The rows with those of one rule replaced. */
function misread(rows: readonly SentenceRow[]): readonly SentenceRow[] {
  const wrong = new Set(rows.map(({ rule }) => rule))
  return [...correct.filter(({ rule }) => !wrong.has(rule)), ...rows]
}

function again(
  rule: string,
  instructions: string,
  facts: SentenceFact | readonly SentenceFact[],
  ...where: Parameters<typeof unless>[0][]
) {
  return rowsAt(instructions, { [rule]: facts }, ...where)
}

const misreadings: Readonly<Record<string, readonly SentenceRow[]>> = {
  'a signedness that is not asked for': again(
    'partition',
    'OpGroupNonUniformPartitionEXT',
    type('Result Type', vector(unsigned(32), 4)),
  ),
  'another width': again('delta', rotate, type('Delta', unsigned(64))),
  'another kind of numbers': again('delta', rotate, type('Delta', float(32))),
  'scalars alone': again('result', rotate, type('Result Type', oneOf(numerical, anyScalar))),
  'a scalar kind that is left out': again(
    'result',
    rotate,
    type('Result Type', scalarOrVector(numerical)),
  ),
  'another number of components': again(
    'partition',
    'OpGroupNonUniformPartitionEXT',
    type('Result Type', vector(integer(32), 3)),
  ),
  'another operand': again('delta', rotate, type('Value', unsigned(32))),
  'a constant that may not be specialized': again(
    'cluster',
    rotate,
    value('ClusterSize', fixedConstant),
  ),
  'an enumerant that is left out': again(
    'execution',
    rotate,
    value('Execution', enumerants('Scope', 'Subgroup')),
    vulkan,
  ),
  'an enumerant too many': rowsAt(
    rotate,
    { execution: value('Execution', enumerants('Scope', 'Workgroup', 'Subgroup', 'Device')) },
    unless(vulkan),
  ),
  'a condition that is left out': again(
    'execution',
    rotate,
    value('Execution', enumerants('Scope', 'Workgroup', 'Subgroup')),
  ),
  'a condition turned round': again(
    'execution',
    rotate,
    value('Execution', enumerants('Scope', 'Workgroup', 'Subgroup')),
    vulkan,
  ),
  'components of the same type instead of the same type': again(
    'value',
    rotate,
    relation('Value', 'same-component-type', 'Result Type'),
  ),
  'a relation to another slot': again('value', rotate, relation('Value', 'same-type', 'Delta')),
  'another number': again('width', 'OpTypeFloat', value('Width', numbers(8))),
  'one number of several': again('width', 'OpTypeFloat', value('Width', numbers([16, 32]))),
  'an instruction that is left out': rowsAt('OpAtomicFMinEXT', {
    minimum: [
      type('Result Type', float()),
      relation('Pointer / pointee', 'same-type', 'Result Type'),
    ],
  }),
  'a fact that is left out': rowsAt('OpAtomicFMinEXT OpAtomicFMaxEXT', {
    minimum: type('Result Type', float()),
  }),
  'the pointer instead of what it points to': rowsAt('OpAtomicFMinEXT OpAtomicFMaxEXT', {
    minimum: [type('Result Type', float()), relation('Pointer', 'same-type', 'Result Type')],
  }),
  'a storage class that is left out': again(
    'variable',
    'OpVariable',
    storedIn('Storage Class', 'Function'),
  ),
  'storage classes turned round': again(
    'variable',
    'OpVariable',
    notStoredIn('Storage Class', 'Function', 'Private'),
  ),
  'a pointer into another storage class': again(
    'load',
    'OpLoad',
    type('Pointer', pointer(integer(), 'Private')),
  ),
  'an origin that is too wide': again(
    'origin',
    'OpImageTexelPointer',
    resultOf('Image', 'OpVariable', 'OpAccessChain'),
  ),
  'another capability': again(
    'dot',
    'OpDot',
    capability('BFloat16TypeKHR'),
    type('Result Type', float(16, ['BFloat16KHR'])),
  ),
  'an encoding that is not asked for': again(
    'dot',
    'OpDot',
    capability('BFloat16DotProductKHR'),
    type('Result Type', float(16)),
  ),
  'another execution model': again('kill', 'OpKill', executed({ models: ['GLCompute'] })),
  'another place': again('phi', 'OpPhi', placed('in-functions')),
  'another version': rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformRotateKHR'] },
    { version: executed({ since: 4 }) },
  ),
  'a class of users that is left out': rowsAbout(
    '2.16.1',
    { objects: containing(float(undefined, ['BFloat16KHR'])) },
    { objects: used({ users: { classes: ['Memory'], instructions: ['OpDot', 'OpSelect'] } }) },
  ),
  'a type itself instead of what contains it': rowsAbout(
    '2.16.1',
    { objects: float(undefined, ['BFloat16KHR']) },
    {
      objects: used({
        users: { classes: ['Memory', 'Debug'], instructions: ['OpDot', 'OpSelect'] },
      }),
    },
  ),
  'a target that is left out': rowsAbout(
    'Decoration',
    { decorations: ['SaturatedToLargestFloat8NormalConversionEXT'] },
    { decoration: resultOf('Target', 'OpFConvert') },
  ),
}

const sameMeanings: Readonly<Record<string, readonly SentenceRow[]>> = {
  'operands by number': again('delta', rotate, type('#3', unsigned(32))),
  'a list of one number': again('delta', rotate, type('Delta', unsigned([32]))),
  'bounds around one number': again('width', 'OpTypeFloat', value('Width', numbers([16]))),
  'alternatives one by one': again(
    'result',
    rotate,
    type('Result Type', oneOf(vector(anyScalar), anyScalar)),
  ),
  'both kinds of signedness': again(
    'partition',
    'OpGroupNonUniformPartitionEXT',
    type('Result Type', vector(oneOf(integer(32, 0), integer(32, 1)), 4)),
  ),
  'a relation the other way round': again(
    'value',
    rotate,
    relation('Result Type', 'same-type', 'Value'),
  ),
  'enumerants in another order': rowsAt(
    rotate,
    { execution: value('Execution', enumerants('Scope', 'Subgroup', 'Workgroup')) },
    unless(vulkan),
  ),
  'an alias of an instruction': again(
    'partition',
    'OpGroupNonUniformPartitionNV',
    type('Result Type', vector(integer(32), 4)),
  ),
  'rows for one instruction each': [
    ...rowsAt('OpAtomicFMaxEXT', {
      minimum: [
        type('Result Type', float()),
        relation('Pointer / pointee', 'same-type', 'Result Type'),
      ],
    }),
    ...rowsAt('OpAtomicFMinEXT', {
      minimum: relation('Result Type', 'same-type', 'Pointer / pointee'),
    }),
    ...rowsAt('OpAtomicFMinEXT', { minimum: type('Result Type', float()) }),
  ],
}

describe('rows of maker and judge', () => {
  test('are equal if they mean the same', () => {
    const compared = compareRows(correct, correct)
    expect(compared.map(({ rule }) => rule).sort()).toEqual(Object.keys(read).sort())
    expect(compared.filter(({ outcome }) => outcome !== 'equal')).toEqual([])
  })

  test.each(Object.entries(sameMeanings))('are equal with %s', (_, rows) => {
    expect(compareRows(misread(rows), correct).flatMap(({ differences }) => differences)).toEqual(
      [],
    )
  })

  test('are tested with at least twenty misreadings', () => {
    expect(Object.keys(misreadings).length).toBeGreaterThanOrEqual(20)
  })

  test.each(Object.entries(misreadings))('differ if one side has %s', (_, rows) => {
    const [rule] = rows
    for (const compared of [
      compareRows(misread(rows), correct),
      compareRows(correct, misread(rows)),
    ]) {
      const different = compared.filter(({ outcome }) => outcome !== 'equal')
      expect(different.map((found) => [found.rule, found.outcome])).toEqual([
        [rule?.rule, 'different'],
      ])
      const sides = different.flatMap(({ differences }) => differences)
      expect(sides.length).toBeGreaterThan(0)
      for (const { maker, judge } of sides) expect([...maker.facts, ...judge.facts]).not.toEqual([])
      expect(
        sides.flatMap(({ maker, judge }) => [...maker.sections, ...judge.sections]),
      ).not.toEqual([])
    }
  })

  test('are not compared for a rule that only one side transcribes', () => {
    const rest = correct.filter(({ rule }) => rule !== 'delta')
    const outcomeIn = (compared: ReturnType<typeof compareRows>) =>
      compared.find(({ rule }) => rule === 'delta')?.outcome
    expect(outcomeIn(compareRows(correct, rest))).toBe('maker-only')
    expect(outcomeIn(compareRows(rest, correct))).toBe('judge-only')
  })

  test('differ in symmetric relations only if the groups of slots differ', () => {
    const chain = rowsAt('OpFAdd', {
      alike: [
        relation('Operand 1', 'same-type', 'Operand 2'),
        relation('Operand 2', 'same-type', 'Result Type'),
      ],
    })
    const star = rowsAt('OpFAdd', {
      alike: relation(['Operand 1', 'Operand 2'], 'same-type', 'Result Type'),
    })
    const pair = rowsAt('OpFAdd', { alike: relation('Operand 1', 'same-type', 'Result Type') })
    expect(compareRows(chain, star)[0]?.outcome).toBe('equal')
    expect(compareRows(pair, star)[0]?.outcome).toBe('different')
  })

  test('differ if they ask for different operands of a type', () => {
    const image = (sampled: number) =>
      rowsAt('OpImageRead', {
        image: type('Image', declared('OpTypeImage', { Sampled: { numbers: sampled } })),
      })
    expect(compareRows(image(2), image(1))[0]?.outcome).toBe('different')
  })
})
