#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 128) in;
layout(binding = 0) readonly buffer Input { uint values[]; };
layout(binding = 1) buffer Output { uint sums[]; };
layout(binding = 2) buffer Small { int8_t octets[64]; float16_t halves[64]; uint64_t wide; i16vec2 pairs[]; };
shared uint partial[4];

void main() {
  uint own = values[gl_GlobalInvocationID.x];
  uint sum = subgroupInclusiveAdd(own);
  if (gl_SubgroupInvocationID == gl_SubgroupSize - 1) partial[gl_SubgroupID] = sum;
  barrier();
  for (uint i = 0; i < gl_SubgroupID; i++) sum += partial[i];
  uvec4 vote = subgroupBallot(own > 3u);
  if (subgroupAny(own == 0u)) sum += subgroupBallotBitCount(vote);
  sum ^= subgroupShuffleXor(own, 1u) + subgroupQuadBroadcast(own, 2u);
  sums[gl_GlobalInvocationID.x] = subgroupClusteredMax(sum, 8u);
  float16_t h = halves[gl_LocalInvocationIndex & 63] * float16_t(2.0);
  octets[gl_LocalInvocationIndex & 63] = int8_t(h);
  pairs[gl_LocalInvocationIndex] += i16vec2(int16_t(own), int16_t(1));
  if (subgroupElect()) wide += uint64_t(sum) << 32;
}
