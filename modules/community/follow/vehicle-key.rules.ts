export { isVehicleKey, makeOf, vehicleKey } from '../../marketplace/fitment/vehicle-key.rules.js';
