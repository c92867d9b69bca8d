import { type Pieces, vertex } from '../../pairs/pieces.ts'

/** The stage that captures, with the capabilities, modes and third output that its modules have. */
interface Capturing {
  readonly model: 'Vertex' | 'Geometry'
  readonly capabilities?: string
  readonly modes: string
  readonly third: 'float' | 'float2'
}

/** Three outputs of a stage, or a block of three outputs, that transform feedback captures. */
export interface CapturedOutputs {
  /** Variables `%number`, `%vector` and `%third`. */
  readonly variables: Pieces
  /** A variable `%outputs` of the structure `%block`. */
  readonly block: Pieces
  /** A variable `%number` beside the block; decorated with Location 3 where its pairs say where it is captured. */
  readonly blockAndVariable: Pieces
}

/** Locations of the three variables. */
export const locations = `OpDecorate %number Location 0
OpDecorate %vector Location 1
OpDecorate %third Location 2`

/**
 * Locations and offsets of the members of the block.
 *
 * @param third offset of the third member, in bytes.
 */
export function memberLocations(third: number): string {
  return `OpDecorate %block Block
OpMemberDecorate %block 0 Location 0
OpMemberDecorate %block 1 Location 1
OpMemberDecorate %block 2 Location 2
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %block 2 Offset ${third}`
}

/** A second function without instructions, `%other`, for another entry point. */
export const other = `%other = OpFunction %void None %signature
%begin: OpReturn
OpFunctionEnd`

/** Modules of a stage whose outputs are captured, without decorations. */
export function capturedOutputs({ model, third, ...pieces }: Capturing): CapturedOutputs {
  const entryPoint = (...interfaces: readonly string[]) =>
    `OpEntryPoint ${model} %main "main" ${interfaces.join(' ')}`
  const own = third === 'float' ? '%pointer_number' : '%pointer_third'
  const pointers = [
    '%pointer_number = OpTypePointer Output %float',
    '%pointer_vector = OpTypePointer Output %float4',
    ...(third === 'float' ? [] : [`%pointer_third = OpTypePointer Output %${third}`]),
  ]
  const variables: Pieces = {
    ...vertex,
    ...pieces,
    entryPoints: entryPoint('%number', '%vector', '%third'),
    declarations: `${pointers.join('\n')}
%number = OpVariable %pointer_number Output
%vector = OpVariable %pointer_vector Output
%third = OpVariable ${own} Output`,
  }
  const block = `%block = OpTypeStruct %float4 %float %${third}
%pointer_block = OpTypePointer Output %block
%outputs = OpVariable %pointer_block Output`
  return {
    variables,
    block: { ...variables, entryPoints: entryPoint('%outputs'), declarations: block },
    blockAndVariable: {
      ...variables,
      entryPoints: entryPoint('%outputs', '%number'),
      declarations: `${block}
%pointer_number = OpTypePointer Output %float
%number = OpVariable %pointer_number Output`,
    },
  }
}
