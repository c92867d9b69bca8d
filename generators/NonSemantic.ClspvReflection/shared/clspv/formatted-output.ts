import { bound, closed, commonAnnotations, commonDeclarations, opened } from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { speak } from './speak.ts'

/** A kernel that prints: space in a buffer is reserved by an atomic addition. */
export const formattedOutput: Program = {
  since: 5,
  assembly: (minor) => `
${prologue({ minor, kernels: { greet: ['output'] } })}
${commonAnnotations}
${bound('output', 1, 0)}
  OpDecorate %words ArrayStride 4
  OpMemberDecorate %log 0 Offset 0
  OpDecorate %log Block
${commonDeclarations}
  %words = OpTypeRuntimeArray %uint
  %log = OpTypeStruct %words
  %log_pointer = OpTypePointer StorageBuffer %log
  %word_pointer = OpTypePointer StorageBuffer %uint
  %output = OpVariable %log_pointer StorageBuffer
  %two = OpConstant %uint 2
${opened('greet')}
  %head = OpAccessChain %word_pointer %output %zero %zero
  %next = OpAtomicIAdd %uint %head %one %zero %two
  %index = OpIAdd %uint %next %one
  %slot = OpAccessChain %word_pointer %output %zero %index
  OpStore %slot %zero
${closed}
`,
  reflect(reflection, idOf) {
    const { add, ground } = reflection
    reflection.addKernel(idOf('greet'), 'greet', {
      numArguments: 0,
      flags: 1,
      attributes: 'kernel_arg_info',
    })
    const info = (id: number, text: string, ...sizes: readonly number[]) =>
      add(
        'PrintfInfo',
        ground.constant(id),
        ground.builder.string(text),
        ...sizes.map(ground.constant),
      )
    info(0, 'hello\n')
    info(1, '%s is %d of %v4f\n', 4, 4, 16)
    info(2, 'work item')
    speak(reflection, 'PrintfBufferStorageBuffer', [], 1, 0, 0x10_0000)
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
