import { piecesIn } from '../../pairs/pair-of.ts'
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
export const locations = `%number Location 0
%vector Location 1
%third Location 2`

/**
 * Locations and offsets of the members of the block.
 *
 * @param third offset of the third member, in bytes.
 */
export function memberLocations(third: number): string {
  return `%block Block, 0 Location 0, 1 Location 1, 2 Location 2
%block 0 Offset 0, 1 Offset 16, 2 Offset ${third}`
}

/** A second function without instructions, `%other`, for another entry point. */
export const other = '%void %other()'

/** Modules of a stage whose outputs are captured, without decorations. */
export function capturedOutputs({ model, third, ...pieces }: Capturing): CapturedOutputs {
  const number = '%number = OpVariable %pointer_Output_float Output'
  const outputs = `%block = OpTypeStruct %float4 %float %${third}
%outputs = OpVariable %pointer_Output_block Output`
  const stage: Pieces = { ...vertex, ...pieces }
  return {
    variables: piecesIn(stage)`entryPoints: ${model} %main %number %vector %third
declarations: ${number}
%vector = OpVariable %pointer_Output_float4 Output
%third = OpVariable %pointer_Output_${third} Output`,
    block: { ...stage, entryPoints: `${model} %main %outputs`, declarations: outputs },
    blockAndVariable: piecesIn(stage)`entryPoints: ${model} %main %outputs %number
declarations: ${outputs}\n${number}`,
  }
}
