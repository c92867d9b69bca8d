import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTool } from '#runner/oracle/open-tool'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

it.each([
  ['', 'spirv-val'],
  ['tools', 'tools/spirv-val'],
  ['bin', 'bin/spirv-val'],
])(
  'a folder that contains the program at "%s" leads to a hint with its path',
  async (below, program) => {
    const build = temporaryFolder()
    mkdirSync(join(build, below), { recursive: true })
    writeFileSync(join(build, program), '#!/bin/sh\n')
    chmodSync(join(build, program), 0o755)
    expect(await openTool(`spirv-val=${build}`)).toMatchObject({
      message: `spirv-val=${build}: no program there`,
      hint: `did you mean ${join(build, program)}?`,
    })
  },
)

it('a path that does not exist does not lead to a hint about installing another program', async () => {
  expect(await openTool('mine=spirv-val=/nowhere')).toMatchObject({
    kind: 'problem',
    hint: 'name the program itself, such as /build/tools/spirv-val',
  })
})
