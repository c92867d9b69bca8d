import { expect, it } from 'vitest'
import { faultOf } from '#runner/harness/fault-of'

it('faultOf names the innermost functions of a fault, even those of a class whose name contains St', () => {
  const stderr = `fault at
/a/libstdc++.so.6(_ZSt24__throw_out_of_range_fmtPKcz+0x1) [0x1]
/a/spirv-tools(_ZNK3val17ValidationState_t11GetBitWidthEj+0x1e) [0x7f0397acf9ae]
/a/spirv-tools(_ZNSt6vectorIiE2atEm+0x2) [0x2]
/a/spirv-tools(ValidateExtInst+0x2475) [0x7f0397a49e15]
/a/spirv-tools(main+0x6fd) [0x7f03976a7f6d]
`
  expect(faultOf({ by: 'SIGSEGV', stderr })).toEqual({
    signal: 'SIGSEGV',
    message: 'in _ZNK3val17ValidationState_t11GetBitWidthEj, ValidateExtInst',
  })
})

it('faultOf prefers what a driver printed about the module to what it printed about its device', () => {
  const stderr = `Unknown DRM_IOCTL_MSM_GET_PARAM 21
heard: SPIR-V offset 364: id 65789 is out-of-bounds
fault at
/a/libvulkan_freedreno.so(+0x3b791b) [0x1]
`
  expect(faultOf({ by: 'SIGSEGV', stderr }).message).toBe(
    'in libvulkan_freedreno.so+x3b791b: SPIR-V offset 364: id 65789 is out-of-bounds',
  )
})
