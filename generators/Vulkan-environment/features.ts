import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Pairs of the rules on what features allow. */
export const pairs = [
  pairOf`interface-8-bit/input ${inVulkan}
a vertex shader reads a number of 32 bits
${stage('Vertex', { capabilities: ['Int8'], interfaces: '%variable' })}
annotations: OpDecorate %variable Location 0
declarations: %pointer = OpTypePointer Input {%uint | unsigned: %uchar | signed: %char | vector: %uchar4 | array: %uchars}
%variable = OpVariable %pointer Input`,
  pairOf`interface-8-bit/output ${inVulkan}
a vertex shader writes a block of numbers of 32 bits
${stage('Vertex', { capabilities: ['Int8'], interfaces: '%variable' })}
annotations: OpDecorate %block Block
OpDecorate %variable Location 0
declarations: %block = OpTypeStruct %float {%uint | unsigned: %uchar | vector: %char2}
%pointer = OpTypePointer Output %block
%variable = OpVariable %pointer Output`,
]
