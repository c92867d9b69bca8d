import { describe, expect, it } from 'vitest'
import { interfaceOf, withInterface } from '#generators/pairs/with-interface'

const text = `OpEntryPoint Vertex %main "main"
%input = OpVariable %to_input Input
%own = OpUntypedVariableKHR %untyped Private
%unused = OpVariable %to_own Private
%main = OpFunction %void None %signature
%entry = OpLabel
%local = OpVariable %to_local Function
OpCopyMemory %local %own
%value = OpLoad %float %input
OpReturn
OpFunctionEnd`

describe('interfaceOf', () => {
  it('lists the variables that functions name, in their order', () => {
    expect(interfaceOf([text], 0x0001_0400)).toEqual(['%own', '%input'])
  })

  it('lists only inputs and outputs before version 1.4', () => {
    expect(interfaceOf([text], 0x0001_0300)).toEqual(['%input'])
  })

  it('lists what any of several texts names', () => {
    const other = text.replace('%local %own', '%local %unused')
    expect(interfaceOf([text, other], 0x0001_0400)).toEqual(['%own', '%input', '%unused'])
  })
})

describe('withInterface', () => {
  it('keeps an interface that the text gives itself', () => {
    const listed = text.replace('"main"', '"main" %input')
    expect(withInterface(listed, ['%own'])).toBe(listed)
    expect(withInterface(text, ['%own'])).toContain('OpEntryPoint Vertex %main "main" %own\n')
  })
})
