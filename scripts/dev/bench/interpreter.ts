import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { assemble } from '#generators/assembly/assemble'
import { toBytes } from '#generators/words/bytes'
import type { BenchRow } from './bench-row.ts'
import { child, shipped } from './child.ts'

const answer = z.object({ rate: z.number(), startMicroseconds: z.number() })

/** The speed that the interpreter has to reach. */
const goals = { rate: 3_000_000, startMicroseconds: 50 }

/** A loop of two million instructions with a variable, and a buffer for its result. */
const text = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %buffer
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%bool = OpTypeBool
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%blocks = OpTypePointer StorageBuffer %block
%word = OpTypePointer StorageBuffer %uint
%local = OpTypePointer Function %uint
%buffer = OpVariable %blocks StorageBuffer
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%turns = OpConstant %uint 200000
%main = OpFunction %void None %procedure
%start = OpLabel
%variable = OpVariable %local Function %u1
OpBranch %head
%head = OpLabel
%n = OpPhi %uint %u0 %start %next %continue
%sum = OpPhi %uint %u1 %start %loaded %continue
OpLoopMerge %end %continue None
OpBranch %test
%test = OpLabel
%more = OpULessThan %bool %n %turns
OpBranchConditional %more %body %end
%body = OpLabel
%product = OpIMul %uint %sum %u3
%added = OpIAdd %uint %product %n
%mixed = OpBitwiseXor %uint %added %n
OpStore %variable %mixed
%loaded = OpLoad %uint %variable
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %n %u1
OpBranch %head
%end = OpLabel
%place = OpAccessChain %word %buffer %u0 %u0
OpStore %place %sum
OpReturn
OpFunctionEnd
`

/**
 * Instructions of one thread of the interpreter a second, and the time to start a small module. Needs `npm run build`.
 */
export async function interpreterBench(): Promise<readonly BenchRow[]> {
  const made = assemble(text, { version: 0x0001_0600 })
  if (made.kind !== 'assembled') throw new Error(made.errors[0]?.message)
  const folder = mkdtempSync(join(tmpdir(), 'interpreter-'))
  try {
    const file = join(folder, 'loop.spv')
    writeFileSync(file, toBytes(made.words))
    const { rate, startMicroseconds } = answer.parse(
      JSON.parse(child(shipped('run-module', file)).stdout),
    )
    return [
      {
        name: 'interpret instructions',
        ours: rate,
        theirs: goals.rate,
        ratio: rate / goals.rate,
        goal: '>= 1',
        unit: 'instructions/s',
      },
      {
        name: 'begin a run',
        ours: startMicroseconds,
        theirs: goals.startMicroseconds,
        ratio: startMicroseconds / goals.startMicroseconds,
        goal: '<= 1',
        unit: 'us',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
