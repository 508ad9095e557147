import { MEASUREMENTS, type Measurement } from '#domain/body/body-measurements.ts';
import { units } from '../text/units.ts';
import { formatCm, formatNumber } from './number.ts';

/** What stands after a measurement's figure: სმ or %. */
export const measurementUnit = (name: Measurement): string =>
  MEASUREMENTS[name].unit === 'cm' ? units.centimetre : '%';

/** A measurement with at most one decimal: 82,5 სმ, 24%. */
export const formatMeasurement = (name: Measurement, figure: number): string =>
  MEASUREMENTS[name].unit === 'cm' ? formatCm(figure, 1) : `${formatNumber(figure, { decimals: 1 })}%`;
