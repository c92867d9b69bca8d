import { expect, it } from 'vitest'
import { explainExtension } from '#scripts/cli/explain/explain-extension'

it.each([
  ['SPV_KHR_ray_tracing', 'folder', /rules --text SPV_KHR_ray_tracing/],
  ['SPV_KHR_subgroup_uniform_control_flow', 'core', /core carry all/],
  ['SPV_EXT_shader_stencil_export', 'client', /^\S+ in environments of vulkan/],
  ['SPV_QCOM_tile_shading', 'nobody', /not known/],
])('explain says which text has the rules of %s: %s', (name, rules, words) => {
  const found = explainExtension(name)
  expect(found?.json.rules).toBe(rules)
  expect(found?.text).toMatch(words)
})

it('explain refuses an extension about which nothing is known', () => {
  expect(explainExtension('SPV_EXT_no_such')).toBeUndefined()
})
