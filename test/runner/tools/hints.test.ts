import { expect, it } from 'vitest'
import { installHint } from '#runner/tools/hints'

it.each([
  ['spirv-val', 'spirv-cts tools install --suite testing'],
  ['spirv-cross', 'spirv-cts tools install --suite testing --with cross'],
  ['llvm-spirv-19', 'spirv-cts tools install --suite testing --with llvm'],
])('a hint says how to install %s', (program, hint) => {
  expect(installHint('testing', program)).toBe(hint)
})
