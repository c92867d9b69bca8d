import { describe, expect, it } from 'vitest'
import { which } from 'zx/core'
import { assembleText } from '#runner/corpus/assembly'
import { atPlace, atStack } from '#runner/fuzz/observe/death-place'
import { framesIn, mappedFiles } from '#runner/process/gdb-output'
import { stackOf } from '#runner/process/stack-of'
import { type Environment, environmentByName } from '#spec/environments'
import { consumer } from '../../support/tools.ts'

const mappings = `
          Start Addr           End Addr       Size     Offset  Perms  objfile
      0x7ffff7c00000     0x7ffff7c24000    0x24000        0x0  r--p   /tree/bin/spirv-lint
      0x7ffff7c24000     0x7ffff7e92000   0x26e000    0x24000  r-xp   /tree/bin/spirv-lint
      0x7ffff7000000     0x7ffff7100000   0x100000        0x0  r-xp   /tree/lib/libc.so.6
      0x7ffffffde000     0x7ffffffff000    0x21000        0x0  rw-p   [stack]
`

describe('the output of gdb', () => {
  const files = mappedFiles(mappings)

  it('names each file of the process once', () => {
    expect(files).toEqual([
      { file: '/tree/bin/spirv-lint', base: 0x7ffff7c00000, end: 0x7ffff7e92000 },
      { file: '/tree/lib/libc.so.6', base: 0x7ffff7000000, end: 0x7ffff7100000 },
    ])
  })

  it('is read as frames: functions, or offsets in files, without what ends every process', () => {
    const printed = `
#0  0x00007ffff7000010 in ?? ()
#1  0x00007ffff7000020 in raise () from /tree/lib/libc.so.6
#2  abort () at abort.c:79
#2  0x00007ffff7100020 in std::terminate() () from /tree/lib/libstdc++.so.6
#2  0x00007ffff7100040 in __cxa_throw () from /tree/lib/libstdc++.so.6
#2  0x00007ffff7100060 in std::__throw_out_of_range_fmt(char const*, ...) () from /tree/lib/libstdc++.so.6
#3  0x00007ffff7c8671c in ?? ()
#4  0x00007ffff7c87022 in lint::walk (at=0x0) at lint.cpp:3
#5  0x0000000000000001 in ?? ()
#6  0x00007ffff7c8671d in ?? ()
`
    expect(framesIn(printed, files)).toEqual(['spirv-lint+x8671c', 'lint::walk'])
    expect(framesIn('No stack.', files)).toEqual([])
  })
})

const environment = environmentByName('spv1.6') as Environment

/** Has a function without a body, over which spirv-lint dies without a word. */
function importing(more: string): Uint32Array {
  const text = `OpCapability Linkage
OpCapability Kernel
OpCapability Addresses
OpMemoryModel Physical32 OpenCL
OpDecorate %f LinkageAttributes "f" Import
%void = OpTypeVoid
${more}
%t = OpTypeFunction %void
%f = OpFunction %void None %t
OpFunctionEnd
`
  const words = assembleText(text, environment.name, 'importing')
  if (!(words instanceof Uint32Array)) throw new Error(words.message)
  return words
}

describe('the stack of a program', () => {
  it('is empty if no signal ends it, or if there is no such program', async () => {
    expect(await stackOf(['true'], 5000)).toEqual([])
    expect(await stackOf(['no-such-program-at-all'], 5000)).toEqual([])
  })

  it('distinguishes crashes without a message by place, whatever else is in the module', async () => {
    const hasGdb = (await which('gdb', { nothrow: true })) !== null
    const tool = await consumer('spirv-lint@testing')
    try {
      const crashOf = async (words: Uint32Array) => {
        const asked = { words, environment, judge: { kind: 'valid' } as const }
        const [output] = await tool.takeAll([{ module: words, environment }])
        expect(output).toMatchObject({ kind: 'crash', signal: 'SIGSEGV' })
        const death = { outcome: 'crash', key: 'SIGSEGV', said: 'died', nameless: true } as const
        const place = await atPlace(death, asked, [tool])
        // Without a debugger the instruction tells them apart.
        expect(await atStack(death, asked, [tool])).toEqual(hasGdb ? place : undefined)
        return place
      }
      const disagreement = await crashOf(importing(''))
      expect(disagreement.key).toMatch(
        hasGdb ? /^SIGSEGV in spirv-lint\+x[0-9a-f]+, / : /^SIGSEGV at Op/,
      )
      if (hasGdb)
        expect((await crashOf(importing('%u = OpTypeInt 32 0'))).key).toBe(disagreement.key)
    } finally {
      tool.close()
    }
  })

  it('is empty for a module that the tool accepts', async () => {
    const tool = await consumer('spirv-lint@testing')
    try {
      const whole = assembleText(
        'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n',
        environment.name,
        'whole',
      )
      if (!(whole instanceof Uint32Array)) throw new Error(whole.message)
      expect(await tool.stack?.({ module: whole, environment })).toEqual([])
    } finally {
      tool.close()
    }
  })
})
