import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilers } from '#runner/harness/built-program'
import { shortName, withNamedFrames } from '#runner/harness/named-frames'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../corpus/fake-corpus.ts'
import '../../support/needs-tools.ts'

describe('the name of a function in a frame', () => {
  it.each([
    [
      'spvtools::val::(anonymous namespace)::ValidateGroup(spvtools::val::State&) [clone .cold]',
      'ValidateGroup',
    ],
    ['spvtools::val::CheckAll<int, char>(int)', 'CheckAll'],
    ['main', 'main'],
    ['std::vector<int>::at(unsigned long)', ''],
    ['??', ''],
  ])('%s is shortened to %s', (demangled, name) => {
    expect(shortName(demangled)).toBe(name)
  })
})

describe('the last output of a harness that crashed', () => {
  it('names functions that its program does not export, if there are tools that find them', async ({
    skip,
  }) => {
    const found = await compilers('a test', '')
    if ('kind' in found) return skip('apt-get install gcc')
    const folder = temporaryFolder()
    const [source, program] = [join(folder, 'a.c'), join(folder, 'a')]
    writeFileSync(
      source,
      `#include <execinfo.h>
static void __attribute__((noinline)) falls(void) {
  void* frames[8];
  backtrace_symbols_fd(frames, backtrace(frames, 8), 2);
}
int main(void) { falls(); return 0; }
`,
    )
    expect(await run([found.c, '-O0', source, '-o', program])).toMatchObject({ exitCode: 0 })
    const printed = await run([program])
    const stderr = printed.kind === 'answered' ? `fault at\n${printed.stderr}` : ''
    expect(stderr).toMatch(/\(\+0x[0-9a-f]+\)/)
    expect(await withNamedFrames(stderr)).toMatch(/a\(falls\+0x[0-9a-f]+\)/)
  })

  it('is unchanged without a fault, or if the program is gone', async () => {
    expect(await withNamedFrames('said /a/b(+0x12)')).toBe('said /a/b(+0x12)')
    const gone = 'fault at\n/no/such/program(+0x12)[0x34]'
    expect(await withNamedFrames(gone)).toBe(gone)
  })
})
