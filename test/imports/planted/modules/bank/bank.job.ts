import '../../projections/shop/shelf/shelf.queries.js'; // work-boundary: a projection of another module
