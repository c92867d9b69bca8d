import { describe, expect, it } from 'vitest'
import { standaloneFor } from '#runner/bugs/standalone'

describe('standaloneFor', () => {
  it('writes a program for libraries and drivers that need only a module', () => {
    expect(standaloneFor('harness:naga')).toMatchObject({
      file: 'naga.mjs',
      content: expect.stringContaining("from 'naga-wasm'"),
      command: expect.stringMatching(/^npm install naga-wasm@\d+\.\d+\.\d+ && node naga\.mjs /),
    })
    expect(standaloneFor('opencl:pocl')?.content).toContain('clCreateProgramWithIL')
    expect(standaloneFor('opencl:pocl')?.content).not.toMatch(/\{\{|&quot;/)
  })

  it('writes none for command-line tools, nor for pipelines, which need layouts', () => {
    expect(standaloneFor('spirv-opt@testing')).toBeUndefined()
    expect(standaloneFor('vulkan:radv')).toBeUndefined()
  })
})
