import { describe, expect, it } from 'vitest'
import { pair } from '#generators/pairs/pair'
import { kernel } from '#generators/pairs/pieces'

describe('a kernel without environments', () => {
  const declarations = '%variable = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup'
  const pieces = { ...kernel, interfaces: '%variable', declarations }

  it('has the newest version that OpenCL accepts, and lists only inputs', () => {
    const made = pair('rule', 'name', 'summary', pieces)
    expect(made.environments).toEqual(['spv1.2'])
    expect(made.control).toMatch(/OpEntryPoint Kernel %main "main"\n/)
  })

  it('lists only inputs even if it declares the entry point itself', () => {
    const entryPoints =
      'OpEntryPoint Kernel %main "main" %variable %variable_Input_uint3_as_GlobalInvocationId'
    const made = pair('rule', 'name', 'summary', { ...kernel, declarations, entryPoints })
    expect(made.environments).toEqual(['spv1.2'])
    expect(made.control).toMatch(
      /OpEntryPoint Kernel %main "main" %variable_Input_uint3_as_GlobalInvocationId\n/,
    )
  })

  it.each([
    [{ body: '%same = OpPtrEqual %bool %variable %variable' }],
    [{ capabilities: `${kernel.capabilities}\nOpCapability Shader` }],
    [{ extensions: 'OpExtension "SPV_KHR_cooperative_matrix"' }],
    [{ interfaces: '{%variable | not-listed:}' }],
  ])('has the newest version of SPIR-V if it needs a later one: %o', (more) => {
    const made = pair('rule', 'name', 'summary', { ...pieces, ...more })
    expect(made.environments).toEqual(['spv1.6'])
    expect(made.control).toMatch(/OpEntryPoint Kernel %main "main" %variable\n/)
  })
})
