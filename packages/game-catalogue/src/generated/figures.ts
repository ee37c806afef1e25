// Written by npm run games:figures, from the definitions of game-math.
import type { GameFigures } from '../figures/game-figures.ts'

export type FigureKey =
  | 'slot-lines'
  | 'slot-book'
  | 'slot-cascade'
  | 'slot-hold'
  | 'roulette-european'
  | 'roulette-french'
  | 'blackjack'
  | 'baccarat'
  | 'video-poker'
  | 'crash'
  | 'limbo'
  | 'dice'
  | 'mines'
  | 'hi-lo'
  | 'plinko'
  | 'keno'
  | 'wheel'
  | 'scratch'

export const FIGURES: Readonly<Record<FigureKey, GameFigures>> = {
  "slot-lines": {
    "rtpLeast": 0.965753,
    "rtpMost": 0.965753,
    "hitLeast": 0.426255,
    "hitMost": 0.426255,
    "volatilityLeast": 1,
    "volatilityMost": 1,
    "most": 1000,
    "rows": [
      {
        "choice": "",
        "rtp": 0.965753,
        "hitRate": 0.426255,
        "deviation": 3.700427,
        "most": 1000,
        "featureOneIn": 62.296578
      }
    ]
  },
  "slot-book": {
    "rtpLeast": 0.959755,
    "rtpMost": 0.959755,
    "hitLeast": 0.307361,
    "hitMost": 0.307361,
    "volatilityLeast": 4,
    "volatilityMost": 4,
    "most": 10000,
    "rows": [
      {
        "choice": "",
        "rtp": 0.959755,
        "hitRate": 0.307361,
        "deviation": 8.697416,
        "most": 10000,
        "featureOneIn": 140.36105
      }
    ]
  },
  "slot-cascade": {
    "rtpLeast": 0.962845,
    "rtpMost": 0.962845,
    "hitLeast": 0.364077,
    "hitMost": 0.364077,
    "volatilityLeast": 3,
    "volatilityMost": 3,
    "most": 10000,
    "rows": [
      {
        "choice": "",
        "rtp": 0.962845,
        "hitRate": 0.364077,
        "deviation": 7.182284,
        "most": 10000,
        "featureOneIn": 123.940272
      }
    ]
  },
  "slot-hold": {
    "rtpLeast": 0.959278,
    "rtpMost": 0.959278,
    "hitLeast": 0.465677,
    "hitMost": 0.465677,
    "volatilityLeast": 2,
    "volatilityMost": 2,
    "most": 4005,
    "rows": [
      {
        "choice": "",
        "rtp": 0.959278,
        "hitRate": 0.465677,
        "deviation": 6.457772,
        "most": 4005,
        "featureOneIn": 77.157554
      }
    ]
  },
  "roulette-european": {
    "rtpLeast": 0.972973,
    "rtpMost": 0.972973,
    "hitLeast": 0.027027,
    "hitMost": 0.486486,
    "volatilityLeast": 1,
    "volatilityMost": 2,
    "most": 36,
    "rows": [
      {
        "choice": "straight",
        "rtp": 0.972973,
        "hitRate": 0.027027,
        "deviation": 5.837838,
        "most": 36,
        "featureOneIn": 0
      },
      {
        "choice": "split",
        "rtp": 0.972973,
        "hitRate": 0.054054,
        "deviation": 4.070238,
        "most": 18,
        "featureOneIn": 0
      },
      {
        "choice": "street",
        "rtp": 0.972973,
        "hitRate": 0.081081,
        "deviation": 3.275515,
        "most": 12,
        "featureOneIn": 0
      },
      {
        "choice": "corner",
        "rtp": 0.972973,
        "hitRate": 0.108108,
        "deviation": 2.794652,
        "most": 9,
        "featureOneIn": 0
      },
      {
        "choice": "line",
        "rtp": 0.972973,
        "hitRate": 0.162162,
        "deviation": 2.211597,
        "most": 6,
        "featureOneIn": 0
      },
      {
        "choice": "dozen",
        "rtp": 0.972973,
        "hitRate": 0.324324,
        "deviation": 1.404366,
        "most": 3,
        "featureOneIn": 0
      },
      {
        "choice": "red",
        "rtp": 0.972973,
        "hitRate": 0.486486,
        "deviation": 0.999635,
        "most": 2,
        "featureOneIn": 0
      }
    ]
  },
  "roulette-french": {
    "rtpLeast": 0.972973,
    "rtpMost": 0.986486,
    "hitLeast": 0.027027,
    "hitMost": 0.513514,
    "volatilityLeast": 1,
    "volatilityMost": 2,
    "most": 36,
    "rows": [
      {
        "choice": "straight",
        "rtp": 0.972973,
        "hitRate": 0.027027,
        "deviation": 5.837838,
        "most": 36,
        "featureOneIn": 0
      },
      {
        "choice": "split",
        "rtp": 0.972973,
        "hitRate": 0.054054,
        "deviation": 4.070238,
        "most": 18,
        "featureOneIn": 0
      },
      {
        "choice": "street",
        "rtp": 0.972973,
        "hitRate": 0.081081,
        "deviation": 3.275515,
        "most": 12,
        "featureOneIn": 0
      },
      {
        "choice": "corner",
        "rtp": 0.972973,
        "hitRate": 0.108108,
        "deviation": 2.794652,
        "most": 9,
        "featureOneIn": 0
      },
      {
        "choice": "line",
        "rtp": 0.972973,
        "hitRate": 0.162162,
        "deviation": 2.211597,
        "most": 6,
        "featureOneIn": 0
      },
      {
        "choice": "dozen",
        "rtp": 0.972973,
        "hitRate": 0.324324,
        "deviation": 1.404366,
        "most": 3,
        "featureOneIn": 0
      },
      {
        "choice": "red",
        "rtp": 0.986486,
        "hitRate": 0.513514,
        "deviation": 0.989721,
        "most": 2,
        "featureOneIn": 0
      }
    ]
  },
  "blackjack": {
    "rtpLeast": 0.994296,
    "rtpMost": 0.994296,
    "hitLeast": 0.523659,
    "hitMost": 0.523659,
    "volatilityLeast": 1,
    "volatilityMost": 1,
    "most": 8,
    "rows": [
      {
        "choice": "",
        "rtp": 0.994296,
        "hitRate": 0.523659,
        "deviation": 1.145148,
        "most": 8,
        "featureOneIn": 0
      }
    ]
  },
  "baccarat": {
    "rtpLeast": 0.856404,
    "rtpMost": 0.989421,
    "hitLeast": 0.074699,
    "hitMost": 0.553753,
    "volatilityLeast": 1,
    "volatilityMost": 1,
    "most": 12,
    "rows": [
      {
        "choice": "player",
        "rtp": 0.987649,
        "hitRate": 0.541403,
        "deviation": 0.951153,
        "most": 2,
        "featureOneIn": 0
      },
      {
        "choice": "banker",
        "rtp": 0.989421,
        "hitRate": 0.553753,
        "deviation": 0.927372,
        "most": 1.95,
        "featureOneIn": 0
      },
      {
        "choice": "tie",
        "rtp": 0.856404,
        "hitRate": 0.095156,
        "deviation": 2.640872,
        "most": 9,
        "featureOneIn": 0
      },
      {
        "choice": "player-pair",
        "rtp": 0.896386,
        "hitRate": 0.074699,
        "deviation": 3.154856,
        "most": 12,
        "featureOneIn": 0
      },
      {
        "choice": "banker-pair",
        "rtp": 0.896386,
        "hitRate": 0.074699,
        "deviation": 3.154856,
        "most": 12,
        "featureOneIn": 0
      }
    ]
  },
  "video-poker": {
    "rtpLeast": 0.995439,
    "rtpMost": 0.995439,
    "hitLeast": 0.454565,
    "hitMost": 0.454565,
    "volatilityLeast": 1,
    "volatilityMost": 1,
    "most": 800,
    "rows": [
      {
        "choice": "",
        "rtp": 0.995439,
        "hitRate": 0.454565,
        "deviation": 4.417542,
        "most": 800,
        "featureOneIn": 0
      }
    ]
  },
  "crash": {
    "rtpLeast": 0.99,
    "rtpMost": 0.99,
    "hitLeast": 0.000099,
    "hitMost": 0.980198,
    "volatilityLeast": 1,
    "volatilityMost": 4,
    "most": 10000,
    "rows": [
      {
        "choice": "101",
        "rtp": 0.99,
        "hitRate": 0.980198,
        "deviation": 0.140712,
        "most": 1.01,
        "featureOneIn": 0
      },
      {
        "choice": "150",
        "rtp": 0.99,
        "hitRate": 0.66,
        "deviation": 0.710563,
        "most": 1.5,
        "featureOneIn": 0
      },
      {
        "choice": "200",
        "rtp": 0.99,
        "hitRate": 0.495,
        "deviation": 0.99995,
        "most": 2,
        "featureOneIn": 0
      },
      {
        "choice": "500",
        "rtp": 0.99,
        "hitRate": 0.198,
        "deviation": 1.992461,
        "most": 5,
        "featureOneIn": 0
      },
      {
        "choice": "1000",
        "rtp": 0.99,
        "hitRate": 0.099,
        "deviation": 2.98662,
        "most": 10,
        "featureOneIn": 0
      },
      {
        "choice": "10000",
        "rtp": 0.99,
        "hitRate": 0.0099,
        "deviation": 9.9005,
        "most": 100,
        "featureOneIn": 0
      },
      {
        "choice": "100000",
        "rtp": 0.99,
        "hitRate": 0.00099,
        "deviation": 31.448687,
        "most": 1000,
        "featureOneIn": 0
      },
      {
        "choice": "1000000",
        "rtp": 0.99,
        "hitRate": 0.000099,
        "deviation": 99.493818,
        "most": 10000,
        "featureOneIn": 0
      }
    ]
  },
  "limbo": {
    "rtpLeast": 0.99,
    "rtpMost": 0.99,
    "hitLeast": 0.000099,
    "hitMost": 0.980198,
    "volatilityLeast": 1,
    "volatilityMost": 4,
    "most": 10000,
    "rows": [
      {
        "choice": "101",
        "rtp": 0.99,
        "hitRate": 0.980198,
        "deviation": 0.140712,
        "most": 1.01,
        "featureOneIn": 0
      },
      {
        "choice": "150",
        "rtp": 0.99,
        "hitRate": 0.66,
        "deviation": 0.710563,
        "most": 1.5,
        "featureOneIn": 0
      },
      {
        "choice": "200",
        "rtp": 0.99,
        "hitRate": 0.495,
        "deviation": 0.99995,
        "most": 2,
        "featureOneIn": 0
      },
      {
        "choice": "500",
        "rtp": 0.99,
        "hitRate": 0.198,
        "deviation": 1.992461,
        "most": 5,
        "featureOneIn": 0
      },
      {
        "choice": "1000",
        "rtp": 0.99,
        "hitRate": 0.099,
        "deviation": 2.98662,
        "most": 10,
        "featureOneIn": 0
      },
      {
        "choice": "10000",
        "rtp": 0.99,
        "hitRate": 0.0099,
        "deviation": 9.9005,
        "most": 100,
        "featureOneIn": 0
      },
      {
        "choice": "100000",
        "rtp": 0.99,
        "hitRate": 0.00099,
        "deviation": 31.448687,
        "most": 1000,
        "featureOneIn": 0
      },
      {
        "choice": "1000000",
        "rtp": 0.99,
        "hitRate": 0.000099,
        "deviation": 99.493818,
        "most": 10000,
        "featureOneIn": 0
      }
    ]
  },
  "dice": {
    "rtpLeast": 0.989901,
    "rtpMost": 0.99,
    "hitLeast": 0.0099,
    "hitMost": 0.980198,
    "volatilityLeast": 1,
    "volatilityMost": 4,
    "most": 100,
    "rows": [
      {
        "choice": "101",
        "rtp": 0.99,
        "hitRate": 0.980198,
        "deviation": 0.140713,
        "most": 1.01,
        "featureOneIn": 0
      },
      {
        "choice": "150",
        "rtp": 0.99,
        "hitRate": 0.66,
        "deviation": 0.710563,
        "most": 1.5,
        "featureOneIn": 0
      },
      {
        "choice": "200",
        "rtp": 0.99,
        "hitRate": 0.495,
        "deviation": 0.99995,
        "most": 2,
        "featureOneIn": 0
      },
      {
        "choice": "500",
        "rtp": 0.99,
        "hitRate": 0.198,
        "deviation": 1.992461,
        "most": 5,
        "featureOneIn": 0
      },
      {
        "choice": "1000",
        "rtp": 0.99,
        "hitRate": 0.099,
        "deviation": 2.98662,
        "most": 10,
        "featureOneIn": 0
      },
      {
        "choice": "10000",
        "rtp": 0.99,
        "hitRate": 0.0099,
        "deviation": 9.9005,
        "most": 100,
        "featureOneIn": 0
      }
    ]
  },
  "mines": {
    "rtpLeast": 0.9828,
    "rtpMost": 0.99,
    "hitLeast": 0.000108,
    "hitMost": 0.96,
    "volatilityLeast": 1,
    "volatilityMost": 4,
    "most": 9193.38,
    "rows": [
      {
        "choice": "1-1",
        "rtp": 0.9888,
        "hitRate": 0.96,
        "deviation": 0.201838,
        "most": 1.03,
        "featureOneIn": 0
      },
      {
        "choice": "1-4",
        "rtp": 0.9828,
        "hitRate": 0.84,
        "deviation": 0.428929,
        "most": 1.17,
        "featureOneIn": 0
      },
      {
        "choice": "3-1",
        "rtp": 0.9856,
        "hitRate": 0.88,
        "deviation": 0.363957,
        "most": 1.12,
        "featureOneIn": 0
      },
      {
        "choice": "3-5",
        "rtp": 0.986348,
        "hitRate": 0.495652,
        "deviation": 0.994962,
        "most": 1.99,
        "featureOneIn": 0
      },
      {
        "choice": "5-3",
        "rtp": 0.986348,
        "hitRate": 0.495652,
        "deviation": 0.994962,
        "most": 1.99,
        "featureOneIn": 0
      },
      {
        "choice": "10-3",
        "rtp": 0.98913,
        "hitRate": 0.197826,
        "deviation": 1.991801,
        "most": 5,
        "featureOneIn": 0
      },
      {
        "choice": "24-1",
        "rtp": 0.99,
        "hitRate": 0.04,
        "deviation": 4.84999,
        "most": 24.75,
        "featureOneIn": 0
      }
    ]
  },
  "hi-lo": {
    "rtpLeast": 0.983159,
    "rtpMost": 0.99,
    "hitLeast": 0.076923,
    "hitMost": 0.923077,
    "volatilityLeast": 1,
    "volatilityMost": 4,
    "most": 10000,
    "rows": [
      {
        "choice": "1",
        "rtp": 0.99,
        "hitRate": 0.076923,
        "deviation": 3.429461,
        "most": 12.87,
        "featureOneIn": 0
      },
      {
        "choice": "7",
        "rtp": 0.985385,
        "hitRate": 0.538462,
        "deviation": 0.912289,
        "most": 1.83,
        "featureOneIn": 0
      },
      {
        "choice": "8",
        "rtp": 0.984615,
        "hitRate": 0.615385,
        "deviation": 0.778407,
        "most": 1.6,
        "featureOneIn": 0
      },
      {
        "choice": "9",
        "rtp": 0.99,
        "hitRate": 0.692308,
        "deviation": 0.66,
        "most": 1.43,
        "featureOneIn": 0
      },
      {
        "choice": "10",
        "rtp": 0.984615,
        "hitRate": 0.769231,
        "deviation": 0.539296,
        "most": 1.28,
        "featureOneIn": 0
      },
      {
        "choice": "11",
        "rtp": 0.99,
        "hitRate": 0.846154,
        "deviation": 0.422137,
        "most": 1.17,
        "featureOneIn": 0
      },
      {
        "choice": "12",
        "rtp": 0.987692,
        "hitRate": 0.923077,
        "deviation": 0.285122,
        "most": 1.07,
        "featureOneIn": 0
      }
    ]
  },
  "plinko": {
    "rtpLeast": 0.987799,
    "rtpMost": 0.989993,
    "hitLeast": 1,
    "hitMost": 1,
    "volatilityLeast": 1,
    "volatilityMost": 2,
    "most": 900,
    "rows": [
      {
        "choice": "8-low",
        "rtp": 0.989844,
        "hitRate": 1,
        "deviation": 0.467513,
        "most": 5,
        "featureOneIn": 0
      },
      {
        "choice": "8-medium",
        "rtp": 0.988281,
        "hitRate": 1,
        "deviation": 1.206663,
        "most": 12,
        "featureOneIn": 0
      },
      {
        "choice": "8-high",
        "rtp": 0.989844,
        "hitRate": 1,
        "deviation": 2.466236,
        "most": 27,
        "featureOneIn": 0
      },
      {
        "choice": "12-low",
        "rtp": 0.989893,
        "hitRate": 1,
        "deviation": 0.38025,
        "most": 9,
        "featureOneIn": 0
      },
      {
        "choice": "12-medium",
        "rtp": 0.98999,
        "hitRate": 1,
        "deviation": 1.308193,
        "most": 30,
        "featureOneIn": 0
      },
      {
        "choice": "12-high",
        "rtp": 0.989648,
        "hitRate": 1,
        "deviation": 3.881505,
        "most": 150,
        "featureOneIn": 0
      },
      {
        "choice": "16-low",
        "rtp": 0.987799,
        "hitRate": 1,
        "deviation": 0.377535,
        "most": 15,
        "featureOneIn": 0
      },
      {
        "choice": "16-medium",
        "rtp": 0.989993,
        "hitRate": 1,
        "deviation": 1.400616,
        "most": 100,
        "featureOneIn": 0
      },
      {
        "choice": "16-high",
        "rtp": 0.989825,
        "hitRate": 1,
        "deviation": 5.979184,
        "most": 900,
        "featureOneIn": 0
      }
    ]
  },
  "keno": {
    "rtpLeast": 0.975,
    "rtpMost": 0.989988,
    "hitLeast": 0.25,
    "hitMost": 0.659176,
    "volatilityLeast": 1,
    "volatilityMost": 2,
    "most": 2500,
    "rows": [
      {
        "choice": "1",
        "rtp": 0.975,
        "hitRate": 0.25,
        "deviation": 1.68875,
        "most": 3.9,
        "featureOneIn": 0
      },
      {
        "choice": "2",
        "rtp": 0.986538,
        "hitRate": 0.442308,
        "deviation": 1.331718,
        "most": 5.1,
        "featureOneIn": 0
      },
      {
        "choice": "3",
        "rtp": 0.989879,
        "hitRate": 0.589069,
        "deviation": 2.393627,
        "most": 21,
        "featureOneIn": 0
      },
      {
        "choice": "4",
        "rtp": 0.989879,
        "hitRate": 0.255881,
        "deviation": 4.196317,
        "most": 80,
        "featureOneIn": 0
      },
      {
        "choice": "5",
        "rtp": 0.989988,
        "hitRate": 0.366944,
        "deviation": 5.291643,
        "most": 250,
        "featureOneIn": 0
      },
      {
        "choice": "6",
        "rtp": 0.989988,
        "hitRate": 0.47404,
        "deviation": 4.755174,
        "most": 500,
        "featureOneIn": 0
      },
      {
        "choice": "7",
        "rtp": 0.989916,
        "hitRate": 0.572316,
        "deviation": 4.391063,
        "most": 800,
        "featureOneIn": 0
      },
      {
        "choice": "8",
        "rtp": 0.989983,
        "hitRate": 0.659176,
        "deviation": 3.046104,
        "most": 1000,
        "featureOneIn": 0
      },
      {
        "choice": "9",
        "rtp": 0.989926,
        "hitRate": 0.398595,
        "deviation": 2.697517,
        "most": 1500,
        "featureOneIn": 0
      },
      {
        "choice": "10",
        "rtp": 0.989921,
        "hitRate": 0.485055,
        "deviation": 2.36935,
        "most": 2500,
        "featureOneIn": 0
      }
    ]
  },
  "wheel": {
    "rtpLeast": 0.99,
    "rtpMost": 0.99,
    "hitLeast": 0.1,
    "hitMost": 0.8,
    "volatilityLeast": 1,
    "volatilityMost": 1,
    "most": 29.5,
    "rows": [
      {
        "choice": "low",
        "rtp": 0.99,
        "hitRate": 0.8,
        "deviation": 0.502892,
        "most": 1.5,
        "featureOneIn": 0
      },
      {
        "choice": "medium",
        "rtp": 0.99,
        "hitRate": 0.5,
        "deviation": 1.262894,
        "most": 7,
        "featureOneIn": 0
      },
      {
        "choice": "high",
        "rtp": 0.99,
        "hitRate": 0.1,
        "deviation": 4.292424,
        "most": 29.5,
        "featureOneIn": 0
      }
    ]
  },
  "scratch": {
    "rtpLeast": 0.944604,
    "rtpMost": 0.944604,
    "hitLeast": 0.29956,
    "hitMost": 0.29956,
    "volatilityLeast": 4,
    "volatilityMost": 4,
    "most": 11100,
    "rows": [
      {
        "choice": "",
        "rtp": 0.944604,
        "hitRate": 0.29956,
        "deviation": 13.00098,
        "most": 11100,
        "featureOneIn": 0
      }
    ]
  }
}
