import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { which } from 'zx/core'
import { buildSpirvTools } from '#runner/harness/build-spirv-tools'
import { callsIn, links, relaxedCalls } from '#runner/harness/linked-program'
import { run } from '#runner/process/run'
import '../../support/needs-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'linked-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A program that ends with 0. It pushes the address of a function as newer assemblers mark it: GNU ld 2.40 may make a call of
 * the instruction, after which the program ends with 1.
 */
const pushing = `.globl main
.globl less
.text
less:
  movl $1, %edi
  movl $60, %eax
  syscall
main:
  .byte 0xff, 0x35
  .reloc ., R_X86_64_GOTPCRELX, less - 4
  .long 0
  popq %rax
  xorl %eax, %eax
  ret
.section .note.GNU-stack,"",@progbits
`

const isX86 = process.arch === 'x64' && process.platform === 'linux'
const hasCompiler = (await which('cc', { nothrow: true })) !== null
const hasObjdump = (await which('objdump', { nothrow: true })) !== null

describe('a program that is linked', () => {
  it('is refused, with their functions, if its linker replaced instructions by calls', () => {
    const listed = [
      '   11d9:\taddr32 call 1179 <less>',
      '   11e0:\taddr32 call 1180 <more(int)>',
      '   11e8:\tcall 1179 <other>',
    ].join('\n')
    expect(callsIn('the harness', listed)).toMatchObject({
      code: 'no-tool',
      message: expect.stringContaining('addr32 call of less, more(int), and'),
    })
    expect(callsIn('the harness', '   11e8:\tcall 1179 <other>')).toBeUndefined()
  })

  it.skipIf(!isX86 || !hasCompiler)('keeps the instructions that push an address', async () => {
    const source = join(folder, 'pushing.s')
    writeFileSync(source, pushing)
    const program = join(folder, 'pushing')
    expect(await links('it', ['cc', source], program)).toBeUndefined()
    expect(await run([program])).toMatchObject({ kind: 'answered', exitCode: 0 })
  })

  it.skipIf(!isX86 || !hasCompiler || !hasObjdump)(
    'is refused exactly if the linker turned the push into a call',
    async () => {
      const source = join(folder, 'pushing.s')
      writeFileSync(source, pushing)
      const program = join(folder, 'relaxed')
      await run(['cc', source, '-Wl,--relax', '-o', program])
      const ended = await run([program])
      const isWhole = ended.kind === 'answered' && ended.exitCode === 0
      expect((await relaxedCalls('it', program)) === undefined).toBe(isWhole)
    },
  )

  it.skipIf(!hasCompiler)('is linked without the flag if the linker does not know it', async () => {
    const linker = join(folder, 'linker')
    writeFileSync(
      linker,
      '#!/bin/sh\ncase "$*" in *--no-relax*) echo "error: unknown option" >&2; exit 1;; esac\nexec cc "$@"\n',
      { mode: 0o755 },
    )
    const source = join(folder, 'empty.c')
    writeFileSync(source, 'int main(void) { return 0; }\n')
    const program = join(folder, 'empty')
    expect(await links('it', [linker, source], program)).toBeUndefined()
    expect(await run([program])).toMatchObject({ kind: 'answered', exitCode: 0 })
    const failed = await links('it', [linker, join(folder, 'none.c')], program)
    expect(failed).toMatchObject({ code: 'no-tool', message: expect.stringContaining('none.c') })
  })

  it.skipIf(!hasObjdump)(
    'is the harness of SPIRV-Tools, without calls that its linker made',
    async () => {
      const start = await buildSpirvTools({ suite: 'testing' })
      if ('kind' in start) throw new Error(`${start.message} (${start.hint})`)
      expect(await relaxedCalls('it', start.at(-1) ?? '')).toBeUndefined()
    },
  )
})
