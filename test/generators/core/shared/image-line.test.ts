import { describe, expect, it } from 'vitest'
import { withImageLines } from '#generators/core/shared/image-line'

const full = (text: string) => withImageLines(text, 'a rule')

describe('withImageLines', () => {
  it('writes a line for each instruction with what is usual for it, and leaves other lines', () => {
    expect(full('each explicit write: %flat %a_float2\n%sum = OpFAdd %float %a %b')).toBe(
      `%by_explicit = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod %float_0
OpImageWrite %flat %a_float2 %a_float4
%sum = OpFAdd %float %a %b`,
    )
  })

  it('takes another result type, third operand, image operands and name', () => {
    expect(full('each gather as other: giving %uint4 %flat %a_float2 %int_2 Bias %float_1')).toBe(
      '%by_other = OpImageGather %uint4 %flat %a_float2 %int_2 Bias %float_1',
    )
  })

  it('shows every way, each at another instruction', () => {
    expect(full('each fetch read: %flat {%x | a: %y | b: %z\n  | c: %w}')).toBe(
      `{%by_fetch = OpImageFetch %float4 %flat %x | fetch-a: %by_fetch = OpImageFetch %float4 %flat %y | fetch-c: %by_fetch = OpImageFetch %float4 %flat %w}
{%by_read = OpImageRead %float4 %flat %x | read-b: %by_read = OpImageRead %float4 %flat %z}`,
    )
  })

  it('shows every instruction where there are fewer ways', () => {
    const [fetch, read] = full('each fetch read: %flat {%x | a: %y}').split('\n')
    expect(fetch).toContain('| fetch-a: ')
    expect(read).toContain('| read-a: ')
  })
})
