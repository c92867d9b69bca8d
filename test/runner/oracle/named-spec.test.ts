import { describe, expect, it } from 'vitest'
import { namedSpec } from '#runner/oracle/named-spec'

describe('a name for a tool', () => {
  it.each([
    [
      'mine=spirv-val=/build/tools/spirv-val',
      { name: 'mine', spec: 'spirv-val=/build/tools/spirv-val' },
    ],
    ['new=spirv-opt@testing -Os', { name: 'new', spec: 'spirv-opt@testing -Os' }],
    ['here=spirv-val', { name: 'here', spec: 'spirv-val' }],
    ['mine=harness:./harness -q', { name: 'mine', spec: 'harness:./harness -q' }],
    ['lib=harness:spirv-val@testing', { name: 'lib', spec: 'harness:spirv-val@testing' }],
    ['gpu=vulkan:lavapipe+layers', { name: 'gpu', spec: 'vulkan:lavapipe+layers' }],
    ['cpu=opencl:pocl', { name: 'cpu', spec: 'opencl:pocl' }],
    ['harness=harness:', undefined],
    ['spirv-val=/build/spirv-val', undefined],
    ['spirv-val=spirv-val', undefined],
    ['mine=/build/spirv-val', undefined],
    ['mine=build/spirv-val', undefined],
    ['mine:my-validator {file}', undefined],
    ['mine=other:true {file}', undefined],
  ])('is read from the SPEC %s', (text, expected) => {
    expect(namedSpec(text)).toEqual(expected)
  })
})
