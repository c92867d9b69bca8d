import { type FamilyFault, type FamilyMember, memberPairs } from '../pairs/member-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'

function imageNamed(type: string, dim: string, depth: number): string {
  return `image_${type}_${dim}_${depth}_0_0_1_Unknown`
}

/** Loads of an image with its sampler, and of the image alone. */
function loads(type: string, dim: string): string {
  const [color, depth] = [imageNamed(type, dim, 0), imageNamed('float', dim, 1)]
  return `%color = OpLoad %sampled_${color} %variable_UniformConstant_sampled_${color}_bound_0
%depth = OpLoad %sampled_${depth} %variable_UniformConstant_sampled_${depth}_bound_1
%alone = OpImage %${color} %color`
}

function piecesOf(type: string, dim: string): Pieces {
  return {
    skeleton: 'fragment',
    capabilities: 'Shader SparseResidency ImageGatherExtended MinLod',
    body: loads(type, dim),
  }
}

/** How an instruction that samples comes by the level of detail. */
const levels = { Implicit: '', Explicit: 'Lod %float_1' } as const

/** Instructions that sample, gather or fetch texels of a type from an image that is not projected. */
function access(type: string, coordinate: string, sparse: '' | 'Sparse'): readonly FamilyMember[] {
  const result = (texel: string) => (sparse === '' ? `%${texel}` : `%structure_int_and_${texel}`)
  const prefix = `OpImage${sparse}`
  const sampled = (['Implicit', 'Explicit'] as const).flatMap((level): readonly FamilyMember[] => [
    {
      opcode: `${prefix}Sample${level}Lod`,
      result: result(`${type}4`),
      operands: { image: '%color', coordinate, operands: levels[level] },
    },
    {
      opcode: `${prefix}SampleDref${level}Lod`,
      result: result('float'),
      operands: { image: '%depth', coordinate, reference: '%float_1', operands: levels[level] },
    },
  ])
  return [
    ...sampled,
    {
      opcode: `${prefix}Gather`,
      result: result(`${type}4`),
      operands: { image: '%color', coordinate, component: '%uint_0', operands: '' },
    },
    {
      opcode: `${prefix}DrefGather`,
      result: result('float4'),
      operands: { image: '%depth', coordinate, reference: '%float_1', operands: '' },
    },
  ]
}

/** Instructions that sample with projection, of an image with two dimensions. */
const projected: readonly FamilyMember[] = (['Implicit', 'Explicit'] as const).flatMap(
  (level): readonly FamilyMember[] => [
    {
      opcode: `OpImageSampleProj${level}Lod`,
      result: '%float4',
      operands: { image: '%color', coordinate: '%a_float3', operands: levels[level] },
    },
    {
      opcode: `OpImageSampleProjDref${level}Lod`,
      result: '%float',
      operands: {
        image: '%depth',
        coordinate: '%a_float3',
        reference: '%float_1',
        operands: levels[level],
      },
    },
  ],
)

function fetches(type: string): readonly FamilyMember[] {
  return ['', 'Sparse'].map((sparse) => ({
    opcode: `OpImage${sparse}Fetch`,
    result: sparse === '' ? `%${type}4` : `%structure_int_and_${type}4`,
    operands: { image: '%alone', coordinate: '%a_int2', operands: '' },
  }))
}

const everyAccess: readonly FamilyMember[] = [
  ...access('float', '%a_float2', ''),
  ...access('float', '%a_float2', 'Sparse'),
  ...projected,
  ...fetches('float'),
]

const implicit = everyAccess.filter(({ opcode }) => opcode.includes('Implicit'))
const explicit = everyAccess.filter(({ opcode }) => opcode.includes('Explicit'))
const others = everyAccess.filter((member) => ![...implicit, ...explicit].includes(member))

/** A fault of the image operands, after those that the instruction must have. */
function fault(rule: string, way: string, operands: string): FamilyFault {
  return { rule, way, operands: { operands } }
}

// With projection there may be a component more, by one reading of the text.
const offsets = '%int2_1_2 %a_int2'
const ofEvery: readonly FamilyFault[] = [
  fault('image-operands-one-offset', 'two-offsets', `ConstOffset|Offset ${offsets}`),
  fault('image-operands-offset', 'longer-offset', 'ConstOffset %int4_1_2_3_4'),
  fault('image-operands-offset', 'offset-of-floats', 'ConstOffset %float2_1_2'),
]
const ofImplicit: readonly FamilyFault[] = [
  ...ofEvery,
  fault('image-operands-type', 'integer-bias', 'Bias %uint_1'),
  fault('image-operands-type', 'integer-min-lod', 'MinLod %uint_1'),
]
const ofExplicit: readonly FamilyFault[] = [
  fault('image-operands-one-offset', 'two-offsets', `Lod|ConstOffset|Offset %float_1 ${offsets}`),
  fault('image-operands-offset', 'longer-offset', 'Lod|ConstOffset %float_1 %int4_1_2_3_4'),
  fault('image-operands-offset', 'offset-of-floats', 'Lod|ConstOffset %float_1 %float2_1_2'),
  fault('image-operands-type', 'integer-lod', 'Lod %uint_1'),
  fault('image-operands-gradient', 'longer-gradient', 'Grad %a_float4 %a_float4'),
  fault('image-operands-gradient', 'gradient-of-integers', 'Grad %a_float2 %a_int2'),
]

/** An image of floats whose texels are extended. */
const extended = (level: string): readonly FamilyFault[] => [
  fault(
    'image-operands-extension',
    'signed',
    `${level}SignExtend${level === '' ? '' : ' %float_1'}`,
  ),
]
const bothExtensions = (level: string): readonly FamilyFault[] => [
  fault(
    'image-operands-one-extension',
    'both-extensions',
    `${level}SignExtend|ZeroExtend${level === '' ? '' : ' %float_1'}`,
  ),
]

const ofIntegers = [...access('uint', '%a_float2', ''), ...access('uint', '%a_float2', 'Sparse')]
  .filter(({ opcode }) => !opcode.includes('Dref'))
  .concat(fetches('uint'))
const ofCubes = [...access('float', '%a_float3', ''), ...access('float', '%a_float3', 'Sparse')]

function hasLevel({ opcode }: FamilyMember): boolean {
  return opcode.includes('Explicit')
}

const flat = piecesOf('float', '2D')
const integers = piecesOf('uint', '2D')
const cubes = piecesOf('float', 'Cube')
const oldest = { environments: ['spv1.0', 'spv1.6'] }
/** The version of SignExtend. */
const withExtensions = { environments: ['spv1.4', 'spv1.6'], most: 10 }
const cubeOffset = (level: string) => [
  fault(
    'image-operands-dim',
    'offset-of-a-cube',
    level === '' ? 'ConstOffset %int3_1_2_3' : 'Lod|ConstOffset %float_1 %int3_1_2_3',
  ),
]

/** Each instruction that samples, gathers or fetches breaks each rule about image operands (3.2.13). */
export const pairs: readonly Pair[] = [
  ...memberPairs('each-implicit-access', flat, implicit, ofImplicit, oldest),
  ...memberPairs('each-explicit-access', flat, explicit, ofExplicit, oldest),
  ...memberPairs('each-other-access', flat, others, ofEvery, oldest),
  ...memberPairs(
    'each-access-of-floats',
    flat,
    [...implicit, ...others],
    extended(''),
    withExtensions,
  ),
  ...memberPairs(
    'each-explicit-access-of-floats',
    flat,
    explicit,
    extended('Lod|'),
    withExtensions,
  ),
  ...memberPairs(
    'each-access-of-integers',
    integers,
    ofIntegers.filter((member) => !hasLevel(member)),
    bothExtensions(''),
    withExtensions,
  ),
  ...memberPairs(
    'each-explicit-access-of-integers',
    integers,
    ofIntegers.filter(hasLevel),
    bothExtensions('Lod|'),
    withExtensions,
  ),
  ...memberPairs(
    'each-access-of-cubes',
    cubes,
    ofCubes.filter((member) => !hasLevel(member)),
    cubeOffset(''),
    { ...oldest, most: 8 },
  ),
  ...memberPairs(
    'each-explicit-access-of-cubes',
    cubes,
    ofCubes.filter(hasLevel),
    cubeOffset('Lod|'),
    oldest,
  ),
]
