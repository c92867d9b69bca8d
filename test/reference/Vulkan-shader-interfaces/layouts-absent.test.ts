import type { Pieces } from '../core/pieces.ts'
import { itJudges, type Judged } from './it-judges.ts'
import { lines, stage } from './stages.ts'

const inInvocations = 'no-layout-in-private-and-function'
const inWorkgroup = 'no-layout-in-workgroup'

/** The ways in which a type lays down a layout: the type that is held, its declaration and its decorations. */
const ways = {
  Block: ['%s = OpTypeStruct %u32', 'OpDecorate %s Block'],
  Offset: ['%s = OpTypeStruct %u32', 'OpMemberDecorate %s 0 Offset 0'],
  ArrayStride: ['%s = OpTypeArray %u32 %u4', 'OpDecorate %s ArrayStride 4'],
  MatrixStride: [
    '%s = OpTypeStruct %m2',
    'OpMemberDecorate %s 0 MatrixStride 16\nOpMemberDecorate %s 0 ColMajor',
  ],
  'Offset in an array in a structure': [
    '%in = OpTypeStruct %u32\n%many = OpTypeArray %in %u2\n%s = OpTypeStruct %u32 %many',
    'OpMemberDecorate %in 0 Offset 0',
  ],
} as const

const bufferBlock = ['%s = OpTypeStruct %u32', 'OpDecorate %s BufferBlock'] as const
const plain = ['%s = OpTypeStruct %u32', ''] as const
/** The address is held, and what it points to is laid out. */
const address = [
  lines(
    '%laid = OpTypeStruct %u32',
    '%at = OpTypePointer PhysicalStorageBuffer %laid',
    '%s = OpTypeStruct %at',
  ),
  lines('OpDecorate %laid Block', 'OpMemberDecorate %laid 0 Offset 0'),
] as const

/** A compute shader with a variable in a storage class that holds `%s`. */
function holding(
  storage: string,
  minor: number,
  [declaration, annotations]: readonly [string, string],
  more: Pieces = {},
): Pieces {
  const variable = `%v = OpVariable %p ${storage}`
  const pointer = lines(declaration, `%p = OpTypePointer ${storage} %s`)
  const isLocal = storage === 'Function'
  return {
    ...stage('GLCompute', {}, isLocal || minor < 4 ? '' : '%v'),
    minor,
    modes: 'OpExecutionMode %main LocalSize 1 1 1',
    annotations,
    declarations: isLocal ? pointer : lines(pointer, variable),
    locals: isLocal ? variable : '',
    ...more,
  }
}

const withAddresses: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

const cases: Record<string, Judged[string]> = {}
for (const [way, parts] of Object.entries(ways)) {
  for (const storage of ['Private', 'Function']) {
    cases[`${way} of ${storage} in 1.4`] = [holding(storage, 4, parts)]
    cases[`${way} of ${storage} in 1.5`] = [holding(storage, 5, parts), inInvocations]
  }
  if (way === 'Block') continue
  cases[`${way} of Workgroup in 1.3`] = [holding('Workgroup', 3, parts), inWorkgroup]
  cases[`${way} of Workgroup in 1.6`] = [holding('Workgroup', 6, parts), inWorkgroup]
}

itJudges({
  ...cases,
  'BufferBlock of Private in 1.3, the last version that has it': [
    holding('Private', 3, bufferBlock),
  ],
  'a structure without decorations in Function in 1.6': [holding('Function', 6, plain)],
  'a structure without decorations in Workgroup': [holding('Workgroup', 6, plain)],
  'an address of what is laid out in Function in 1.6': [
    holding('Function', 6, address, withAddresses),
  ],
  'a block in Workgroup': [
    holding(
      'Workgroup',
      6,
      [ways.Block[0], lines(ways.Block[1], 'OpMemberDecorate %s 0 Offset 0')],
      {
        capabilities: 'OpCapability Shader\nOpCapability WorkgroupMemoryExplicitLayoutKHR',
        extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
      },
    ),
  ],
})

/** An output of a vertex shader that is a structure of built-ins, or an array of such in a geometry shader. */
function builtIns(annotations: string): Pieces {
  return stage('Vertex', {
    annotations: lines('OpMemberDecorate %s 0 BuiltIn Position', annotations),
    declarations: lines(
      '%s = OpTypeStruct %v4f',
      '%p = OpTypePointer Output %s',
      '%v = OpVariable %p Output',
    ),
  })
}

const arrayOfBuiltIns = (annotations: string): Pieces =>
  stage('Geometry', {
    annotations: lines('OpMemberDecorate %s 0 BuiltIn Position', annotations),
    declarations: lines(
      '%u3 = OpConstant %u32 3',
      '%s = OpTypeStruct %v4f',
      '%vertices = OpTypeArray %s %u3',
      '%p = OpTypePointer Input %vertices',
      '%v = OpVariable %p Input',
    ),
  })

itJudges({
  'a block of built-ins': [builtIns('OpDecorate %s Block')],
  'a structure of built-ins that is not a block': [builtIns(''), 'built-in-structure-is-a-block'],
  'an array of blocks of built-ins': [arrayOfBuiltIns('OpDecorate %s Block')],
  'an array of structures of built-ins that are not blocks': [
    arrayOfBuiltIns(''),
    'built-in-structure-is-a-block',
  ],
})
