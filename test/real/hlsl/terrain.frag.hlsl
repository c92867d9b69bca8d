Texture2DArray albedo : register(t0);
TextureCube sky : register(t1);
SamplerState wrap : register(s2);
SamplerComparisonState compare : register(s3);
Texture2D<float> shadows : register(t4);
RWTexture2D<uint> counts : register(u5);

struct Pixel {
  float4 position : SV_Position;
  float3 world : TEXCOORD0;
  nointerpolation uint kind : TEXCOORD1;
};
struct Targets {
  float4 colour : SV_Target0;
  float2 motion : SV_Target1;
};

Targets main(Pixel pixel, bool front : SV_IsFrontFace) {
  Targets targets;
  float4 base = albedo.Sample(wrap, float3(pixel.world.xz, pixel.kind));
  clip(base.a - 0.25);
  float3 normal = normalize(cross(ddx(pixel.world), ddy(pixel.world)));
  if (!front) normal = -normal;
  float lit = shadows.SampleCmpLevelZero(compare, pixel.world.xy, pixel.world.z);
  [unroll] for (int i = 0; i < 3; i++) lit += 0.1 * saturate(normal[i]);
  [branch] switch (pixel.kind) {
    case 0: base.rgb *= 0.5; break;
    case 1:
    case 2: base.rgb = base.bgr; break;
    default: base.rgb += sky.SampleLevel(wrap, normal, 3).rgb; break;
  }
  uint before;
  InterlockedAdd(counts[uint2(pixel.position.xy)], 1u, before);
  targets.colour = float4(base.rgb * lit, 1);
  targets.motion = frac(pixel.position.xy) + before;
  return targets;
}
